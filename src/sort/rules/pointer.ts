import type { Rule } from '../evidence.ts';
import { CONTAINER } from './words.ts';

const ADDRESS =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]+(\.[\w-]+){0,4}\.[a-z]{2,12}\/\S*|(?<![a-zA-Z\u00df-\uffff\d.])[\w.+-]{1,40}@[\w-]+(\.[\w-]+){1,4}/i;

export const POINTER_RULES: readonly Rule[] = [
  {
    // Address.
    pattern: ADDRESS,
    votes: { pointer: 2.6 },
    why: 'It gives an address to go to.',
  },
  {
    // Path.
    pattern:
      /(^|\s)[a-zA-Z\u00df-\uffff\d][a-zA-Z\u00df-\uffff\d' .&-]{0,40}(\s(>|›|»|→|->)\s[a-zA-Z\u00df-\uffff\d'"][a-zA-Z\u00df-\uffff\d' .&"-]{0,40}){1,6}|(^|\s)([A-Z]:\\|\\\\|~\/|\/)[\w.-]+([\\/][\w .-]+){1,8}/,
    votes: { pointer: 2.8 },
    why: 'It is a way through menus or folders.',
  },
  {
    // Source line.
    pattern:
      /^(source|sources|see|see also|via|location|found (in|at|on)|kept (in|at|on)|where|link|url|more (at|on)|details (at|on|in)|full list (at|on|in)|contact|reference|quelle|siehe|ort|voir|fuente|vease|ver)\b ?:? \S/i,
    votes: { pointer: 2.2, changes: -0.6 },
    why: 'It says where to look.',
  },
  {
    // Lives in.
    pattern:
      /\b(lives?|sits?|kept|stored|saved|filed|found|hangs?|hung|posted|pinned|archived|stuck|tracked|logged|listed|published|recorded|written (up|down)|documented|hosted|tucked|taped|glued|hidden|entered|typed in|noted|maintained|located|displayed|available|lands?|ends? up|arrives?|appears?|shows? up|pops? up|announced|hang(t|en)|liegt|liegen|steht|stehen|findest|se trouvent?|range|estan?|guarda(n|mos)?) ([a-zA-Z\u00df-\uffff]+ )?(in|on|at|under|inside|outside|behind|near|with|by|over in|next to|above|below|beside|im|in der|in den|am|auf|unter|bei|dans|sur|sous|chez|en|sobre)\b/i,
    unless:
      /\b(i|we|he|she|they|mum|mom|dad|sister|brother|parents?|wife|husband) ([a-zA-Z\u00df-\uffff]+ )?(lives?|sits?|lived|grew)\b|\blisted for\b|\b(available|listed|posted) (on|at|in) (monday|tuesday|wednesday|thursday|friday|\d)/i,
    votes: { pointer: 2, changes: -0.5 },
    why: 'It says where something is kept.',
  },
  {
    // Is in a holder.
    pattern: new RegExp(
      `(\\b(is|are|was|were|be|ist|sind|est|sont|estan?)|'s|'re|:|\\?|,|-|–) (all |always |still |now |just |both |kept |also )?((in|on|at|under|inside|behind|by|via|through|from|im|in der|in den|auf|unter|am|dans|sur|sous|en) )?((the|a|an|my|our|their|your|his|her|each|every|that|its|der|die|das|dem|den|le|la|les|l'|un|une|el|los|las|mi) )?([a-zA-Z\\u00df-\\uffff\\d'&.-]+ ){0,4}?["']?(${CONTAINER})\\b`,
      'i',
    ),
    unless:
      /\b(is|are|was) (the|a|an|our|my|in) ([a-zA-Z\u00df-\uffff'-]+ ){0,3}(manual|guide|document|doc|software|tool|system|platform|van|office) ?(one|,|$)|\bmeans?\b|^(slides|feedback|emails?|reports?): /i,
    votes: { pointer: 1.3, changes: -0.4 },
    why: 'It says where something is kept.',
  },
  {
    // In a named holder.
    pattern: new RegExp(
      `\\b(in|on|at|under|inside|behind|from|via|through|into|using|to|im|auf|unter|dans|sur|sous|en) ((the|a|an|my|our|their|your|his|her|each|every|that|der|die|das|dem|den|le|la|les|l'|un|une|el|los|las|mi) )?([a-zA-Z\\u00df-\\uffff\\d'&.-]+ ){0,4}?["']?(${CONTAINER})\\b`,
      'i',
    ),
    unless: /\b(tried|failed|crashed|broke|lost|didn't|did not|turned out|turns out)\b/i,
    votes: { pointer: 0.9 },
    why: 'It says where something is kept.',
  },
  {
    // In a proper name.
    pattern:
      /\b(documents?|docs?|files?|lists?|minutes|contracts?|photos?|pictures|notes?|forms?|templates?|logs?|reports?|slides?|decks?|numbers|figures|prices?|info|details|keys?|guides?|polic(y|ies)|plans?|drawings?|artwork|designs?|specs?|receipts?|invoices?|payslips?|certificates?|records?|results?|scripts?|recipes?|passwords?|bookings?|requests?|tickets?|tasks?|orders?|samples?|deeds|accounts?|statements?|feedback|roadmap|timetable|rota|schedule|calendar|sheet|spreadsheet|budget|register|manual|backups?|dashboards?|videos?|recordings?|contacts?|addresses|phone numbers|data|database|inventory|syllabus|agenda|map|menu|copy|copies|originals?|tools?|spares?|supplies|stock list|vertrage|protokolle?|rechnungen|unterlagen|fotos?|listes?|factures?|contratos?|facturas?|actas?)\b.{0,40}?(\b(is|are)|'s|'re) (all |now |kept )?(in|on|at|under|with) (the |our )?['"]?[A-Z]/,
    unless:
      /\b(in|on|at|with) (the )?(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    votes: { pointer: 1.5 },
    why: 'It says where something is kept.',
  },
  {
    // Ask someone.
    pattern:
      /^(for .{2,60}[,:]? )?(just |always |please |best )?(ask|contact|email|call|phone|ring|message|ping|speak to|talk to|see|check with|write to|go to|try|get in touch with|reach out to|frag(e|t)?|demande[rz]?( a)?|voir|pregunta(r|d)? a|consulta(r)?) (?!me\b|before|first|after|if|when|them\b|it\b|him\b|her\b|us\b|the tenant)([a-zA-Z\u00df-\uffff]|')|[:,?.] (just |always |please |best |better )?(ask|contact|email|call|phone|ring|message|ping|speak to|talk to|see|check with|check|check in|look in|look at|look on|go to|try|use|frag(e)?|demande[rz]?|pregunta(r)? a) (?!me\b|before|first|them\b|it\b|their\b)([A-Z]|the |our |in the |'|")/,
    unless: /\b(turns out|turned out|failed|never again)\b/i,
    votes: { pointer: 2.2, changes: -0.5 },
    why: 'It says whom to ask.',
  },
  {
    // Ask someone lower.
    pattern:
      /(^|[,:;.] )(just |always |please )?(ask|contact|check with|speak to|talk to|check .{2,40} with) (?!me\b|before|first|them\b|it\b|him\b|her\b|us\b|if\b|when\b|for\b)[a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+){0,4}|\b(ask|check with) [A-Z][a-zA-Z\u00df-\uffff]+/i,
    votes: { pointer: 1 },
    why: 'It says whom to ask.',
  },
  {
    // Goes through.
    pattern:
      /\b(goes?|go|gets?|come|comes|belongs?|reported|sent|submitted|routed|booked|raised|logged|filed|handled|managed|dealt with|done|ordered|requested|made|paid|signed off|approved|tracked|kept|answered|owned|arranged|stored|geht|gehen|lauft|passe|passent|va|van) (straight |directly |all |only |out )?(to|through|via|from|with|by|on|over|into|in|uber|durch|an|par|por|al?) (the |our |my |a )?(?!\d|the past|time|work|bed|school|town)['"]?[a-zA-Z\u00df-\uffff]/i,
    unless:
      /\b(i|we|he|she|they) (go|goes|get|gets|come|comes|run|runs|went|sent|made|booked|got)\b|\b(has|have|had|was|were|been|'s been|is being|got) (just |already |now )?(reported|sent|submitted|routed|booked|raised|logged|filed|handled|done|ordered|made|paid|approved|run|held|moved)\b|\b(crashed|failed|missing|lost|nobody|never)\b|\b(goes?|go) (to bed|live|out in|down|back|up|well)\b|\bgets? (in|on|to) (the way|me|my nerves)\b/i,
    votes: { pointer: 1.6, changes: -0.3 },
    why: 'It says where such things go.',
  },
  {
    // Done by.
    pattern:
      /\b(is|are|gets?) (always |usually |all )?([a-zA-Z\u00df-\uffff]{3,}ed|kept|paid|run|made|done|held|dealt with|bought|sent|written|overseen|set) by (the |our |my )?(mr|mrs|ms|dr|frau|herr|mme|[a-zA-Z\u00df-\uffff]+)\b/i,
    unless:
      /\b(is|was) (blocked|delayed|held up|caused|covered|assigned|followed|hit) by\b|\bby (\d|hand|post|email|mail|monday|tuesday|wednesday|thursday|friday|noon|the end|default|then|far|year|month|week)\b/i,
    votes: { pointer: 1.9, changes: -1.4 },
    why: 'It says whom to ask.',
  },
  {
    // We keep it in.
    pattern:
      /\b(we|i|they|everyone) (always |all |still |usually |now )?(track|keep|store|log|save|file|manage|plan|write|record|hold|book|collect|note|list|report|post|publish|order|share|pay|submit|put|do|find|get|host|run|handle) (all |our |my |the )?([a-zA-Z\u00df-\uffff]+ ){1,5}?(in|on|with|via|through|under|using|from|at) (the |our |my )?['"]?[a-zA-Z\u00df-\uffff]/i,
    unless:
      /\b(on (mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|time)|in (the (morning|evening|afternoon)|english|french|german|euros|pounds)|at (\d|night|home))\b|\b(tried|failed|lost|never|nobody|stopped|and|but)\b|\bi (do|find|put|get|run)\b/i,
    votes: { pointer: 1.9 },
    why: 'It says where something is kept.',
  },
  {
    // Holder has it.
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
    // With keeper.
    pattern:
      /\b(stuff|papers?|documents?|keys?|records?|files?|deeds|originals?|copies|paperwork|accounts|things|matters|questions|[a-zA-Z\u00df-\uffff]{3,}s) (is|are) (all |kept )?with (our|the|my) [a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+)?(,|[.]?$)/i,
    unless: /\b(now|still|currently|today|job|ticket|boss|kids|children)\b/i,
    votes: { pointer: 1.9, changes: -0.6 },
    why: 'It says whom to ask.',
  },
  {
    // Then tell.
    pattern:
      /^(if|when|for|anything|everything|any) .{3,80}[,:]? (tell|ask|call|see|ping|ring|text|email|contact|find|try) (?!me\b|them\b|him\b|her\b|us\b)([A-Z]|the |our )/,
    votes: { pointer: 2.2, changes: -0.3 },
    why: 'It says whom to ask.',
  },
  {
    // Label and keeper.
    pattern: /^(anything|everything|all|any) [^,:]{3,60}[,:] (that's |it's )?(mr|mrs|ms|dr|[A-Z]|the |our )/i,
    votes: { pointer: 2 },
    why: 'It says whom to ask.',
  },
  {
    // For it contact.
    pattern:
      /^for [^,]{3,60}?,? (please )?(contact|ask|see|call|email|visit|use|try|go to) (?!me\b|them\b)[a-zA-Z\u00df-\uffff]/i,
    unless: /\b(use|try) (\d|no |only |the (short|long))/i,
    votes: { pointer: 1.7 },
    why: 'It says whom to ask.',
  },
  {
    // Is at in other tongues.
    pattern:
      /\b(est|sont|se trouvent?) (chez|dans|sur|sous|au|aux|derriere)\b|\b(ist|sind|liegt|liegen|hangt|hangen|steht|stehen) (im|in (der|den|dem)|auf|unter|bei|beim|am|hinter)\b|\bestan (en|con)\b|\besta en (la|el|los|las)\b/i,
    votes: { pointer: 1.6, changes: -0.3 },
    why: 'It says where something is kept.',
  },
  {
    // Check with.
    pattern: /^(check|confirm|clear|agree|sort out) .{2,60}? with [A-Z][a-zA-Z\u00df-\uffff]+/,
    votes: { pointer: 2.2, changes: -0.8 },
    why: 'It says whom to ask.',
  },
  {
    // Whatever it says.
    pattern:
      /\b(whatever|whichever|what|as) (the |our |my )?[a-zA-Z\u00df-\uffff' ]{2,40}? (says?|shows?|lists?|tells?|has)\b/i,
    unless: /^(what|when|by)\b|\bmeans?\b|\banyone says\b/i,
    votes: { pointer: 2 },
    why: 'It says where to look.',
  },
  {
    // Who has it.
    pattern:
      /\b(handles?|looks? after|deals? with|(is|are) (in charge of|responsible for|the (contact|person|one|place|go-to|man|woman|address) (for|to)|who to ask|where (to|you|we|i))|takes? care of|knows? (about|all|everything|where|how|who|when|which|what)|has (it|them|that|the (list|keys?|files?|details?|originals?|spare|master))|have (it|them)|holds? the|keeps? (the|a|all|them|it)|signs? (them|it) out|runs the list|maintains|says|tells you|will tell you|zustandig|kummert sich|wei[ßs]+|s'occupe|sait|se encarga|sabe|lleva)\b/i,
    unless:
      /^(i|we)\b|\b(never|keeps the (change|peace))\b|\bwhen .{1,40} says\b|\bsays? ([£$€]?\d)|\bsays? (she|he|it|they)\b/i,
    votes: { pointer: 1.5, changes: -0.2 },
    why: 'It says who or what has it.',
  },
  {
    // Look there.
    pattern:
      /\b(look (it up |them up )?(in|on|at|under|for)|look up|check (the|in|on|our|my)|i check (the|my|on)|see (the|under|page|tab|sheet)|log ?in to|sign ?in to|click|open the|go to|head to|search (for|in)|type|under the|whatever the .{1,40} says|can be found|you('ll| will| can)? find|where to find|lookup|can be downloaded|download(able)? from|nachsehen|nachschauen|schau|regarde[rz]?|consulte[rz]?|mira(r)?|busca(r)?) /i,
    unless: /\b(failed|crashed|turned out)\b|\b(i|we) like to (go|look)\b/i,
    votes: { pointer: 1.6, changes: -0.4 },
    why: 'It says where to look.',
  },
  {
    // Question then place.
    pattern: /^[^?]{3,90}\? (?!\S{1,12}$)\S/,
    votes: { pointer: 1.4, changes: -0.2 },
    why: 'It says where to look.',
  },
  {
    // Label then place.
    pattern: new RegExp(
      `^[a-zA-Z\\u00df-\\uffff' -]{3,60}[:–-] ((in|on|at|under|the|a|my|our|i check|log in|ask|top|bottom|second|third|left|right|upstairs|downstairs|im|am|auf|dans|sur|en) ?)[^.]{0,80}?\\b(${CONTAINER}|page|desk|room|floor)\\b|^[a-zA-Z\\u00df-\\uffff' -]{3,60}[:–] (box file|box|drawer|shelf|folder|binder|sharepoint|drive|notion|tab)\\b`,
      'i',
    ),
    unless: /\b(background|nothing|font|bullet|please|never|always|no )\b/i,
    votes: { pointer: 1.7, changes: -0.5 },
    why: 'It says where something is kept.',
  },
  {
    // Physical place.
    pattern:
      /\b(in|on|at|under|behind|above|beside|by|next to|inside|taped to|stuck to|over) (the |a |my |our |her |his )?([a-zA-Z\u00df-\uffff]+ ){0,2}(drawer|shelf|cupboard|cabinet|loft|attic|garage|shed|cellar|basement|hallway|kitchen|safe|tin|box|crate|fridge|desk|filing|wardrobe|wall|door|counter|till|reception|glovebox|boot|locker|pigeonhole|hook|mantelpiece|windowsill|stairs|bay|dock)\b/i,
    unless: /\b(pallets?|boxes|units|items) (in|on|at)\b|\bmeans?\b|\b(tried|put|moved|left)\b/i,
    votes: { pointer: 1.3 },
    why: 'It says where something is kept.',
  },
];
