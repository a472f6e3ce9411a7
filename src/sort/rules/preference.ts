import type { Rule } from '../evidence.ts';

/** Verbs that open an instruction to the assistant or to anyone. */
const DO =
  'use|keep|send|write|avoid|stop|round|list|show|give|put|call me|cite|address|default|make|skip|leave|start|begin|end|reply|answer|sign|quote|format|sort|group|spell|never mind|remember to|prefer|stick to|assume|include|exclude|add|drop|cut|limit|speak|talk|email|text|phone|ring|ping|book|schedule|plan|order|offer|suggest|recommend|remind|summari[sz]e|draft|translate|mention|name|label|cc|copy|bcc|attach|file|mark|treat|read|pick|choose|bring|tell|let|wait|check with me|run|respect|hold|pay|buy|shop|cook|feed|wake|measure|convert|print|hide|save|space|indent|capitali[sz]e|wrap|nutze|verwende|schreib(e|t)?|keine?n?|nie(mals)?|immer|utilise[rz]?|ecri[srv](ez|re)?|evite[rz]?|toujours|jamais|usa|escribe|evita|siempre|nunca';

export const PREFERENCE_RULES: readonly Rule[] = [
  {
    name: 'i prefer',
    pattern:
      /\b(i|we|i'd|we'd)('d| would| do| really| much| strongly| greatly| strictly| exclusively| mostly| deeply| also| absolutely| always| usually| generally| still| just| only| simply| firmly| truly| rather| tend to| am| a| lot){0,4} (prefer|like|love|enjoy|hate|dislike|detest|loathe|despise|avoid|refuse|favou?r|adore|fancy|can't (stand|bear|tolerate|abide|eat|drink|do)|cannot (stand|bear|tolerate|abide|eat|consume|drink)|don't (like|want|eat|drink|do|enjoy|use|read|take|answer|work|wear|care|believe|need|mind)|do not (like|want|eat|drink|enjoy|use|wear|consume|believe|work|take)|didn't like|never|rather|sooner|want|need|insist|expect|appreciate|believe|value|mag|hasse|deteste|prefere|prioriti[sz]e|follow|find|listen|drive|exclusively)\b|\bich (mag|mochte|hasse|bevorzuge|will|brauche|arbeite|esse|trinke)\b|\bj'(aime|adore|evite)\b|\bje (prefere|n'aime|deteste|veux|ne veux|ne mange|ne bois)\b|\b(prefiero|odio|detesto|me gustan?|me encantan?|quiero)\b/i,
    unless:
      /\b(i|we|i'd|i would|we'd) (really |just )?(need|want|expect|like) (to (know|see|hear|check|confirm|find|try|review)|know|you to|the (news|latest|status)|\d+ more|more|another)\b|\bwe found\b/i,
    votes: { preference: 2.6, changes: -1.2 },
    why: 'It says what you like, and only you can change that.',
  },
  {
    name: 'taste noun',
    pattern:
      /\b(my (favou?rite|preferred|usual|pet hate|preference|rule|habit|default)|aversion to|(dislike|distaste|love|passion|preference|stance|phobia|no interest) (for|of|in|against)|allerg(y|ic)|intoleran(t|ce)|fan of|not a fan|drives? me|(a )?weakness for|fear of|afraid of|passionate about|vegan|vegetarian|gluten|halal|kosher|left-handed|colou?r-?blind|dyslexi[ac]|interested in|comfortable with|fond of|into (music|sports?|yoga)|gets on my nerves|allergique|allergisch|alergic[oa]|mein liebling|mon prefere|mi favorit[oa])\b/i,
    votes: { preference: 1.8 },
    why: 'It is a taste or a need of yours.',
  },
  {
    name: 'instruction',
    pattern: new RegExp(
      `^((and|so|also|ok|hey|remember|note|always|just|only|from now on|in future|by default|as a rule|whenever possible|if possible|when in doubt|please|pls|plz|kindly|bitte|s'il (te|vous) plait|por favor)[:,]? )*(${DO}|do not|don't|dont|never|always)\\b(?!\\s*([:=?]|is\\b|are\\b|was\\b|has\\b|means\\b))`,
      'i',
    ),
    unless:
      /\b(check|ask) .{1,40} (with|about)\b|^(put|cut|let|read|ran|run|call|order|book|list|file|plan|name|label|draft|copy|mark|print|offer|show|answer|quote|sort|limit|ring|start|end|reply|talk|text|email) [a-zA-Z\u00df-\uffff\d#-]+ (is|are|was|were|has|and|arrives?|starts?|ends?)\b|^(call|chat|meeting|start|end|order|talk) (with|at|of|from|on|for) [A-Z]|^(talk|speak|go|write|report|email|text|phone|ring|call|tell) (to )?(the |our )?[a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+)? (about|for|regarding|if you)\b/i,
    votes: { preference: 2.2, changes: -0.9 },
    why: 'It tells how you want things done.',
  },
  {
    name: 'please',
    pattern: /\b(please|pls|plz|bitte|s'il (te|vous) plait|por favor|if you can|whenever you can)\b/i,
    unless: /\bplease (note|be aware|remember|check|see|contact|ask)\b/i,
    votes: { preference: 2, changes: -0.9 },
    why: 'It tells how you want things done.',
  },
  {
    name: 'ban',
    pattern:
      /^(please |pls |definitely |absolutely |strictly |and |but )?(no|not|nothing|none of|no more|nobody|keine?n?|pas de|jamais|plus de|nunca|ningun|nada de|nie) (?!longer|change|update|result|entries|reply|news|open|new |one (has|is|was)|more (stock|seats|tickets))([a-zA-Z\u00df-\uffff]|')|^pas d'[a-zA-Z\u00df-\uffff]/i,
    unless:
      /\b(left|remaining|available|pending|yet|so far|in stock|found|today|tomorrow|scheduled|tonight|this (week|morning|afternoon))\b|\b(is|are|was|were|has|have|had|came|stopped|showed|rang|replied|got|worked)\b/i,
    votes: { preference: 2.2, changes: -0.6 },
    why: 'It rules something out, as you like it.',
  },
  {
    name: 'ranking',
    pattern:
      /^(the )?[a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+)? (over|before|not|then|rather than|instead of|first|only|always|everywhere|never|vor|statt|avant|antes de)( the)?( [a-zA-Z\u00df-\uffff]+){0,3}[.!]?$|^[a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+){0,2}, (always|please|never|not [a-zA-Z\u00df-\uffff]+)[.!]?$/i,
    unless: /\b(is|are|was|were|has|have|moved|left|went|came|off|out|on|down|up|call(ed)?|over budget|open|closed)\b/i,
    votes: { preference: 1.9 },
    why: 'It puts one thing before another, as you like it.',
  },
  {
    name: 'conditional instruction',
    pattern:
      /^(if|when|whenever|where|for|in|on|before|after|unless|wenn|falls|bei|si|quand|pour|cuando|para) .+?[,:]? (please |always |never |just )?(use|tell|send|keep|write|say|put|call|don't|do not|ask me|let me|give|leave|make|start|avoid|stick|skip|cc|email|text|phone|round|go with|check|quote|cite|sign|book|choose|pick|drop|add|switch|nutze|schreib|utilise[rz]?|usa|never|always|print|speak|read|reply|wait|order|bring|show|play|serve|wear|address|ring)\b/i,
    unless:
      /\b(ask|contact|email|call|phone|see|check|look|go to|talk to|tell|ping|ring|text) (?!me\b|first|before)([A-Z]|the |our |in |at |under )|\b(tried|worked|failed|went|did|got)\b/,
    votes: { preference: 1.6, changes: -0.3 },
    why: 'It tells what to do when something comes up.',
  },
  {
    name: 'about me',
    pattern:
      /^(well,? |and |so |also |but |"|yes,? )?(i('m| am|'ve| have)( not| also| just| only| always| currently| an?| the| very| really| been| pretty| rather| quite| never| got| in| on| from| here| retired| married| single| divorced| [a-zA-Z\u00df-\uffff]+| \d+)+|i (was|were|had|grew|went|used|did|play|work|live|drive|own|speak|come|study|studied|teach|run|read|watch|listen|collect|volunteer|sing|dance|write|eat|cook|wear|sleep|wake|met|spent|married|lost|think|feel|dream|hope|wish|plan|try|go|take|do|can|cannot|could|would|don't|didn't|keep|make|travel|train|struggle|suffer|get|moved|graduated|served|once|worked|lived|started|won|bought|believe|know|identify|consider|grow|raise|ride|paint|draw|knit|garden|hunt|fish|ski|surf|swim|walk|bake|shop|spend|save|smoke|drink|only|often|usually|sometimes|rarely|also|currently|recently|just|still|workout|work out|exercise)\b|my ([a-zA-Z\u00df-\uffff]+[ -]?){1,4}?(is|are|was|were|has|have|had|'s|works?|lives?|lived|likes?|loves?|hates?|died|passed|left|taught|drives?|plays?|used|does|don't|makes?|comes?|came|spends?|goes|wants?|got|never|always|name))/i,
    unless:
      /\b(in|at) [A-Z][a-zA-Z\u00df-\uffff]+ (till|until|this|next|today|now)|\b(free|busy|today|tomorrow|tonight|this week|next week|until|till|at \d|left|remaining|overdue|on (leave|call)|away|running late|off sick|appointment|meeting|flight|due|booked|order|parcel|delivery|balance|account|bill|invoice|payment|train|shifts?|ticket|unread|e-?mails|unpaid|behind|out of)\b|\d[.,:]\d|\b(in|on|at|under|with) (the |my |our )?([a-zA-Z\u00df-\uffff]+ ){0,3}(app|folder|drive|drawer|portal|sheet|spreadsheet|calendar|tab|page|cabinet|shelf|cupboard|inbox|box|binder|safe)\b/i,
    votes: { preference: 2.2, changes: -0.4 },
    why: 'It is about you, and you would tell us if it changed.',
  },
];
