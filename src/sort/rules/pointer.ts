import type { Rule } from '../evidence.ts';
import { CONTAINER } from './words.ts';

const ADDRESS =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]+(\.[\w-]+){0,4}\.[a-z]{2,12}\/\S*|(?<![a-zA-Z\u00df-\uffff\d.])[\w.+-]{1,40}@[\w-]+(\.[\w-]+){1,4}/i;

export const POINTER_RULES: readonly Rule[] = [
  {
    name: 'address',
    pattern: ADDRESS,
    votes: { pointer: 2.6 },
    why: 'It gives an address to go to.',
  },
  {
    name: 'path',
    pattern:
      /(^|\s)[a-zA-Z\u00df-\uffff\d][a-zA-Z\u00df-\uffff\d' .&-]{0,40}(\s(>|›|»|→|->)\s[a-zA-Z\u00df-\uffff\d'"][a-zA-Z\u00df-\uffff\d' .&"-]{0,40}){1,6}|(^|\s)([A-Z]:\\|\\\\|~\/|\/)[\w.-]+([\\/][\w .-]+){1,8}/,
    votes: { pointer: 2.8 },
    why: 'It is a way through menus or folders.',
  },
  {
    name: 'source line',
    pattern:
      /^(source|sources|see|see also|via|location|found (in|at|on)|kept (in|at|on)|where|link|url|more (at|on)|details (at|on|in)|full list (at|on|in)|contact|reference|quelle|siehe|ort|voir|fuente|vease|ver)\b ?:? \S/i,
    votes: { pointer: 2.2, changes: -0.6 },
    why: 'It says where to look.',
  },
  {
    name: 'lives in',
    pattern:
      /\b(lives?|sits?|kept|stored|saved|filed|found|hangs?|hung|posted|pinned|archived|stuck|tracked|logged|listed|published|recorded|written (up|down)|documented|hosted|tucked|taped|glued|hidden|entered|typed in|noted|maintained|located|displayed|available|lands?|ends? up|arrives?|appears?|shows? up|pops? up|announced|hang(t|en)|liegt|liegen|steht|stehen|findest|se trouvent?|range|estan?|guarda(n|mos)?) ([a-zA-Z\u00df-\uffff]+ )?(in|on|at|under|inside|outside|behind|near|with|by|over in|next to|above|below|beside|im|in der|in den|am|auf|unter|bei|dans|sur|sous|chez|en|sobre)\b/i,
    unless:
      /\b(i|we|he|she|they|mum|mom|dad|sister|brother|parents?|wife|husband) ([a-zA-Z\u00df-\uffff]+ )?(lives?|sits?|lived|grew)\b|\b(client|customer|donor|patient|tenant|pupil|student|volunteer|member|mr|mrs|ms|dr)\b( \S+){0,2} lives\b|\blisted for\b|\b(available|listed|posted) (on|at|in) (monday|tuesday|wednesday|thursday|friday|\d)/i,
    votes: { pointer: 2, changes: -0.5 },
    why: 'It says where something is kept.',
  },
  {
    name: 'ask someone',
    pattern:
      /^(for .{2,60}[,:]? )?(just |always |please |best )?(ask|contact|email|call|phone|ring|message|ping|speak to|talk to|see|check with|write to|go to|try|get in touch with|reach out to|frag(e|t)?|demande[rz]?( a)?|voir|pregunta(r|d)? a|consulta(r)?) (?!me\b|before|first|after|if|when|them\b|it\b|him\b|her\b|us\b|the tenant)([a-zA-Z\u00df-\uffff]|')|[:,?.] (just |always |please |best |better )?(ask|contact|email|call|phone|ring|message|ping|speak to|talk to|see|check with|check|check in|look in|look at|look on|go to|try|use|frag(e)?|demande[rz]?|pregunta(r)? a) (?!me\b|before|first|them\b|it\b|their\b)([A-Z]|the |our |in the |'|")/,
    unless: /\b(turns out|turned out|failed|never again)\b/i,
    votes: { pointer: 2.2, changes: -0.5 },
    why: 'It says whom to ask.',
  },
  {
    name: 'done by',
    pattern:
      /\b(is|are|gets?) (always |usually |all )?([a-zA-Z\u00df-\uffff]{3,}ed|kept|paid|run|made|done|held|dealt with|bought|sent|written|overseen|set) by (the |our |my )?(mr|mrs|ms|dr|frau|herr|mme|[a-zA-Z\u00df-\uffff]+)\b/i,
    unless:
      /\b(is|was) (blocked|delayed|held up|caused|covered|assigned|followed|hit) by\b|\bby (\d|hand|post|email|mail|monday|tuesday|wednesday|thursday|friday|noon|the end|default|then|far|year|month|week)\b/i,
    votes: { pointer: 1.9, changes: -1.4 },
    why: 'It says whom to ask.',
  },
  {
    name: 'we keep it in',
    pattern:
      /\b(we|i|they|everyone) (always |all |still |usually |now )?(track|keep|store|log|save|file|manage|plan|write|record|hold|book|collect|note|list|report|post|publish|order|share|pay|submit|put|do|find|get|host|run|handle) (all |our |my |the )?([a-zA-Z\u00df-\uffff]+ ){1,5}?(in|on|with|via|through|under|using|from|at) (the |our |my )?['"]?[a-zA-Z\u00df-\uffff]/i,
    unless:
      /\b(on (mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|time)|in (the (morning|evening|afternoon)|english|french|german|euros|pounds)|at (\d|night|home))\b|\b(tried|failed|lost|never|nobody|stopped|and|but)\b|\bi (do|find|put|get|run)\b/i,
    votes: { pointer: 1.9 },
    why: 'It says where something is kept.',
  },
  {
    name: 'holder has it',
    pattern: new RegExp(
      `\\b(${CONTAINER})( ["'][^"']{1,40}["']| [a-zA-Z\\u00df-\\uffff]+)? (has|have|shows?|lists?|knows|contains|holds|keeps|covers|explains|gives|tells)( you| us)? (the|all|who|what|when|where|which|how|it|them|our|every|each|a list|today's|current)\\b`,
      '',
    ),
    unless:
      /\b(he|she|we|i|they) (has|have|knows)\b|\b(has|have) the (flu|day off|week off|morning off|car today)\b|\b(shows?|has|have|gives) (a |an |the )?\d/i,
    votes: { pointer: 2.2, changes: -0.4 },
    why: 'It says who or what has it.',
  },
  {
    name: 'with keeper',
    pattern:
      /\b(stuff|papers?|documents?|keys?|records?|files?|deeds|originals?|copies|paperwork|accounts|things|matters|questions|[a-zA-Z\u00df-\uffff]{3,}s) (is|are) (all |kept )?with (our|the|my) [a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+)?(,|[.]?$)/i,
    unless: /\b(now|still|currently|today|job|ticket|boss|kids|children)\b/i,
    votes: { pointer: 1.9, changes: -0.6 },
    why: 'It says whom to ask.',
  },
  {
    name: 'then tell',
    pattern:
      /^(if|when|for|anything|everything|any) .{3,80}[,:]? (tell|ask|call|see|ping|ring|text|email|contact|find|try) (?!me\b|them\b|him\b|her\b|us\b)([A-Z]|the |our )/,
    votes: { pointer: 2.2, changes: -0.3 },
    why: 'It says whom to ask.',
  },
  {
    name: 'label and keeper',
    pattern: /^(anything|everything|all|any) [^,:]{3,60}[,:] (that's |it's )?(mr|mrs|ms|dr|[A-Z]|the |our )/i,
    votes: { pointer: 2 },
    why: 'It says whom to ask.',
  },
  {
    name: 'for it contact',
    pattern:
      /^for [^,]{3,60}?,? (please )?(contact|ask|see|call|email|visit|use|try|go to) (?!me\b|them\b)[a-zA-Z\u00df-\uffff]/i,
    unless: /\b(use|try) (\d|no |only |the (short|long))/i,
    votes: { pointer: 1.7 },
    why: 'It says whom to ask.',
  },
  {
    name: 'check with',
    pattern: /^(check|confirm|clear|agree|sort out) .{2,60}? with [A-Z][a-zA-Z\u00df-\uffff]+/,
    votes: { pointer: 2.2, changes: -0.8 },
    why: 'It says whom to ask.',
  },
  {
    name: 'whatever it says',
    pattern:
      /\b(whatever|whichever|what|as) (the |our |my )?[a-zA-Z\u00df-\uffff' ]{2,40}? (says?|shows?|lists?|tells?|has)\b/i,
    unless: /^(what|when|by)\b|\bmeans?\b|\banyone says\b/i,
    votes: { pointer: 2 },
    why: 'It says where to look.',
  },
  {
    name: 'question then place',
    pattern: /^[^?]{3,90}\? (?!\S{1,12}$)\S/,
    votes: { pointer: 1.4, changes: -0.2 },
    why: 'It says where to look.',
  },
  {
    name: 'is in',
    pattern:
      /(\b(is|are|can be \w+|can \w+|goes|go|happens?|turns? up|ist|sind|est|sont|estan?)|'s) (all |always |usually )?(\w+ed |done |put |kept |held )?(in|into|on|onto|at|under|behind|beside|inside|via|through|im|am|beim|in der|auf|unter|hinter|dans|sur|sous|derriere|en|debajo|encima|detras)\b(?! (\d|call\b|leave\b|duty\b|holiday\b|time\b|track\b|hold\b|order\b|stock\b|progress\b|review\b|transit\b|use\b|a\b|an\b|\w+day\b|january|february|march|april|may\b|june|july|august|september|october|november|december|line\b|sale\b|air\b|fire\b|risk\b|least\b|most\b|about\b|around\b|noon\b|half\b|quarter\b))/i,
    votes: { pointer: 1.5 },
    why: 'It says where something is; what it says there is read when you ask.',
  },
  {
    name: 'keeper of it',
    pattern:
      /\b[A-Z][a-z\u00df-\uffff]+ (and [A-Z][a-z\u00df-\uffff]+ |in \w+ )?(handles?|looks? after|takes? care of|deals? with|manages?|does (our|the)|fix(es)?|arranges?|organi[sz]es?|knows (how|about|all|where)|is (the|our) (person|one|contact)|is (in charge|responsible))\b/,
    unless: /\b(today|tonight|tomorrow|this week|currently|right now|until|for now)\b/i,
    votes: { pointer: 1.6 },
    why: 'It says who to turn to; that person is asked when it matters.',
  },
];
