import type { Rule } from '../evidence.ts';

const QUOTED = `("[^"]{1,60}"|(?<![a-zA-Z\\u00df-\\uffff\\d])'[^']{1,60}'(?![a-zA-Z\\u00df-\\uffff\\d]))`;

export const VOCABULARY_RULES: readonly Rule[] = [
  {
    name: 'equals',
    pattern: /^.{1,60}?\s?(=|:=|≙|≈)\s?(?![\d£$€.,\s-]*$)\S/,
    unless:
      /^[^=]{0,60}(balance|count|price|temp|status|state|level)\s?=|[?&][\w-]+=|=\s?[£$€]?-?\d[\d.,]*\s?\S{0,4}( (rn|now|today|atm|currently|so far)\b.{0,20})?$/i,
    votes: { vocabulary: 3, changes: -1.2 },
    why: 'It says what a word means.',
  },
  {
    name: 'by x i mean',
    pattern:
      /\b(by|with|when (i|we|he|she|they|[A-Z][a-zA-Z\u00df-\uffff]+)( [a-zA-Z\u00df-\uffff]+)? (say|says|write|writes|talk about|talks about|mention|mentions)) .{1,60}?[,]? ((i|we|he|she|they|it) )?(mean|means|meant|is meant|refer to|refers to|it's|that's|it is|that is)\b|\bmit .{1,50} mein(e|en|t) (ich|wir|er|sie)\b|\bpar .{1,50} (j'entends|on entend|nous entendons)\b|\b(quand|cuando|wenn) .{1,60}(veut dire|me refiero|se refiere|dire|meine ich|meint)\b|\bcon .{1,50} (me refiero|quiero decir)\b/i,
    votes: { vocabulary: 3, changes: -1 },
    why: 'It says what a word means.',
  },
  {
    name: 'means',
    pattern:
      /\b(means?|stands? for|short for|refers? to|is code for|shorthand for|is (our|my|their|the) (word|name|term|code|nickname|shorthand|abbreviation|label) for|abbreviation (of|for)|acronym for|aka|a\.k\.a\.|nicknamed?|i\.e\.|that is to say|is what (i|we|they) call|is synonymous with|is the same (thing )?as|bedeutet|hei[ßs]+t|steht fur|ist (unser|mein) wort fur|veut dire|signifie|designe|significa|quiere decir|es como llamamos)\b/i,
    unless: /\b(which|that|this|it|what does .{1,40}) means?\b|\bby (any|no|all) means\b|^means\b/i,
    votes: { vocabulary: 2.2, changes: -0.8 },
    why: 'It says what a word means.',
  },
  {
    name: 'we call',
    pattern:
      /\b(i|we|they|people|everyone|everybody|locals|staff|the (team|kids|children|boys|girls|office|crew)|he|she) (all |always |just |also |usually )?(calls?|nicknamed?|refers? to|dubbed|names?) (?!me\b|back\b|when\b|if\b|before\b|after\b|in\b|on\b|at\b|for\b|it off|off\b|every|us\b)(the |our |my |it |that |this |'|"|[a-z])|\b[a-zA-Z\u00df-\uffff]+ (calls|nicknamed|dubbed) (the |our |my |it |that |this |'|")|\b((is|are|'s) (also |usually |always )?(known as|called|nicknamed|dubbed|referred to as)|goes by|go by the name)\b|\bwir nennen\b|\b(nennen|hei[ßs]t bei uns)\b|\bon (l'|les? |la )?appelle\b|\b(le|la|lo|los|las) llamamos\b|\bllamamos\b/i,
    unless: /\b(the )?(folder|tab|sheet|queue|channel|board|album|page|file) called\b/i,
    votes: { vocabulary: 2.4, changes: -0.8 },
    why: 'It says what a word means.',
  },
  {
    name: 'quoted term',
    pattern: new RegExp(
      `^(an? |the |our |my |in (this|our|my) [a-zA-Z\\u00df-\\uffff ]{2,25} (an? |the )?|on (our|my|this) [a-zA-Z\\u00df-\\uffff ]{2,25} (an? |the )?|here,? (an? |the )?|der |die |das |ein |eine |le |la |les |l'|un |une |el |los |las |una )?${QUOTED}\\s?([a-zA-Z\\u00df-\\uffff ]{0,25}?\\b(is|are|was|means?|refers?|always|never|covers|includes|counts as|excludes|=|ist|sind|meint|est|sont|c'est|es|son)\\b|:|,? (i\\.e\\.|meaning|that's|as in))(?! (closed|open|failing|done|merged|late|down|up|in|on|at|out|off|paid|due|overdue|still|now)\\b)`,
      'i',
    ),
    votes: { vocabulary: 2.6, changes: -0.7 },
    why: 'It says what a word means.',
  },
  {
    name: 'short form',
    pattern:
      /^(the |an? |our )?([A-Z][A-Z\d&/]{1,5}|[A-Z]\d{1,3})(s|'s)? (on (my|our|the) [a-zA-Z\u00df-\uffff]+ |in (my|our|this|the) [a-zA-Z\u00df-\uffff]+ |here |for us |to us )?(is|are|means|=|ist|est|es) (an? |the |our |my |for )?(?!down\b|up\b|open\b|closed\b|late\b|at\b|on\b|in\b|now\b|due\b|\d|still\b|back\b|out\b|off\b|not\b|running\b|with\b)[a-zA-Z\u00df-\uffff]/,
    votes: { vocabulary: 1.7, changes: -0.3 },
    why: 'It says what a word means.',
  },
  {
    name: 'for us',
    pattern:
      /^.{1,40} (for us|to us|for me|in our (house|team|office|family|shop|company|school|department)|in my (book|notes|files)|around here|bei uns|chez nous|para nosotros|entre nosotros) (is|are|means?|includes?|counts|ist|heisst|c'est|est|es)\b|^(for us|to us|here|around here|bei uns|chez nous),? .{1,40} (is|are|means?|includes?)\b/i,
    votes: { vocabulary: 2, changes: -1.4 },
    why: 'It says what a word means.',
  },
  {
    name: 'spelled out',
    pattern: /^[A-Z][A-Z\d&/]{1,6}: [a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+){1,8}[.]?$/,
    unless: /\b(ask|see|in the|on the|due|open|closed)\b/i,
    votes: { vocabulary: 2.2 },
    why: 'It says what a word means.',
  },
  {
    name: 'who that is',
    pattern:
      /^[A-Z][a-zA-Z\u00df-\uffff]*( [a-zA-Z\u00df-\uffff]+){0,2} (is|=|'s) [A-Z][a-zA-Z\u00df-\uffff]+( [A-Z][a-zA-Z\u00df-\uffff]+){1,2}( (in|from|at|the) [a-zA-Z\u00df-\uffff ]{2,30})?[.!]?$/,
    unless:
      /\b(manager|lead|head|director|ceo|chair|landlord|teacher|contact|winner|champion|president|minister|new|current|latest|next|Status|Owner|Assignee|Stage)\b|^(The|Our|My) /,
    votes: { vocabulary: 1.9 },
    why: 'It says who or what a name stands for.',
  },
  {
    name: 'nickname',
    pattern:
      /^(the |our )?([A-Z][a-zA-Z\u00df-\uffff']*( [A-Z][a-zA-Z\u00df-\uffff']*){0,3}|\d{1,3}s|(big|old|little|wee|long|short|small|red|blue|green|black|white|grey) [a-zA-Z\u00df-\uffff]+)('s| is| are) (my|our|the|a) ([a-z\u00df-\uffff]+)( ([a-z\u00df-\uffff'\d]+)){0,7}[.!]?$/,
    unless:
      /\b(lead|manager|head|boss|ceo|chair|owner|latest|current|new|best|first|only|same|next|one|contact|person|place|limit|contractor|supplier|landlord|captain|teacher|minister|president|director)\b|\b(is|are) the (\d|one\b)/i,
    votes: { vocabulary: 1.6, changes: -0.2 },
    why: 'It says who or what a name stands for.',
  },
  {
    name: 'in our house',
    pattern:
      /^(in|at|on) (our|my|this) (family|house|household|team|office|shop|company|school|department|newsroom|ward|kitchen|lab|club|choir|firm|floor|practice|parish|band),? .{2,40} (is|are|means)\b/i,
    unless: /\b(is|are) (in|on|at|closed|open|kept|stored|down|out)\b/i,
    votes: { vocabulary: 1.8, changes: -0.5 },
    why: 'It says what a word means.',
  },
  {
    name: 'the x is that',
    pattern:
      /^the [a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+)? (is|are) (the [a-z\u00df-\uffff]+|(room|hall|building|unit|house|block|floor) \d+)( (for|of|from|that|in|on|with|we|behind|next|by) .{2,60})?[.!]?$/i,
    unless:
      /\b(latest|current|next|last|first|new|best|worst|biggest|only|same|limit|reason|problem|answer|deadline|price|winner|result|plan|one in charge|manager|lead|boss|head|owner|folder|drive|page|date|time|score|status|champion|contact)\b/i,
    votes: { vocabulary: 1.6, changes: -0.6 },
    why: 'It says who or what a name stands for.',
  },
  {
    name: 'call me',
    pattern:
      /\b(call me|my name is|i('m| am) called|i go by|call you|your name|change (my|your) name|refer to (me|you|yourself) (as|by)|nenn(e)? mich|ich hei[ßs]+e|je m'appelle|me llamo|llamame)\b/i,
    unless: /\bcall me (at|on|back|before|after|when|if|tomorrow|today|only)\b/i,
    votes: { vocabulary: 2.4, changes: -0.6 },
    why: 'It says what a word means.',
  },
];
