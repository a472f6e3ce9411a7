import type { Rule } from '../evidence.ts';

/** Verbs that open an instruction to the assistant or to anyone. */
const DO =
  'use|keep|send|write|avoid|stop|round|list|show|give|put|call me|cite|address|default|make|skip|leave|start|begin|end|reply|answer|sign|quote|format|sort|group|spell|never mind|remember to|prefer|stick to|assume|include|exclude|add|drop|cut|limit|speak|talk|email|text|phone|ring|ping|book|schedule|plan|order|offer|suggest|recommend|remind|summari[sz]e|draft|translate|mention|name|label|cc|copy|bcc|attach|file|mark|treat|read|pick|choose|bring|tell|let|wait|check with me|run|respect|hold|pay|buy|shop|cook|feed|wake|measure|convert|print|hide|save|space|indent|capitali[sz]e|wrap|nutze|verwende|schreib(e|t)?|keine?n?|nie(mals)?|immer|utilise[rz]?|ecri[srv](ez|re)?|evite[rz]?|toujours|jamais|usa|escribe|evita|siempre|nunca';

export const PREFERENCE_RULES: readonly Rule[] = [
  {
    // I prefer.
    pattern:
      /\b(i|we|i'd|we'd)('d| would| do| really| much| strongly| greatly| strictly| exclusively| mostly| deeply| also| absolutely| always| usually| generally| still| just| only| simply| firmly| truly| rather| tend to| am| a| lot){0,4} (prefer|like|love|enjoy|hate|dislike|detest|loathe|despise|avoid|refuse|favou?r|adore|fancy|can't (stand|bear|tolerate|abide|eat|drink|do)|cannot (stand|bear|tolerate|abide|eat|consume|drink)|don't (like|want|eat|drink|do|enjoy|use|read|take|answer|work|wear|care|believe|need|mind)|do not (like|want|eat|drink|enjoy|use|wear|consume|believe|work|take)|didn't like|never|rather|sooner|want|need|insist|expect|appreciate|believe|value|mag|hasse|deteste|prefere|prioriti[sz]e|follow|find|listen|drive|exclusively)\b|\bich (mag|mochte|hasse|bevorzuge|will|brauche|arbeite|esse|trinke)\b|\bj'(aime|adore|evite)\b|\bje (prefere|n'aime|deteste|veux|ne veux|ne mange|ne bois)\b|\b(prefiero|odio|detesto|me gustan?|me encantan?|quiero)\b/i,
    unless:
      /\b(i|we|i'd|i would|we'd) (really |just )?(need|want|expect|like) (to (know|see|hear|check|confirm|find|try|review)|know|you to|the (news|latest|status)|\d+ more|more|another)\b|\bwe found\b/i,
    votes: { preference: 2.6, changes: -1.2 },
    why: 'It says what you like, and only you can change that.',
  },
  {
    // Taste noun.
    pattern:
      /\b(my (favou?rite|preferred|usual|pet hate|preference|rule|habit|default)|aversion to|(dislike|distaste|love|passion|preference|stance|phobia|no interest) (for|of|in|against)|allerg(y|ic)|intoleran(t|ce)|fan of|not a fan|drives? me|(a )?weakness for|fear of|afraid of|passionate about|vegan|vegetarian|gluten|halal|kosher|left-handed|colou?r-?blind|dyslexi[ac]|interested in|comfortable with|fond of|into (music|sports?|yoga)|gets on my nerves|allergique|allergisch|alergic[oa]|mein liebling|mon prefere|mi favorit[oa])\b/i,
    votes: { preference: 1.8 },
    why: 'It is a taste or a need of yours.',
  },
  {
    // Instruction.
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
    // Please.
    pattern: /\b(please|pls|plz|bitte|s'il (te|vous) plait|por favor|if you can|whenever you can)\b/i,
    unless: /\bplease (note|be aware|remember|check|see|contact|ask)\b/i,
    votes: { preference: 2, changes: -0.9 },
    why: 'It tells how you want things done.',
  },
  {
    // Ban.
    pattern:
      /^(please |pls |definitely |absolutely |strictly |and |but )?(no|not|nothing|none of|no more|nobody|keine?n?|pas de|jamais|plus de|nunca|ningun|nada de|nie) (?!longer|change|update|result|entries|reply|news|open|new |one (has|is|was)|more (stock|seats|tickets))([a-zA-Z\u00df-\uffff]|')|^pas d'[a-zA-Z\u00df-\uffff]/i,
    unless:
      /\b(left|remaining|available|pending|yet|so far|in stock|found|today|tomorrow|scheduled|tonight|this (week|morning|afternoon))\b|\b(is|are|was|were|has|have|had|came|stopped|showed|rang|replied|got|worked)\b/i,
    votes: { preference: 2.2, changes: -0.6 },
    why: 'It rules something out, as you like it.',
  },
  {
    // Bound.
    pattern:
      /\b(no|never|nothing|not|none) ([a-zA-Z\u00df-\uffff]+ ){0,4}(before|after|past|beyond|during|unless|without|over|under|above|below|smaller|larger|bigger|longer|shorter|earlier|later|more|less|fewer) (than )?|\b(at (most|least)|no (more|less|fewer|later|earlier) than|never more than|not more than|a maximum of|max\.?|min\.?|up to|tops|hochstens|mindestens|maximal|pas plus|au plus|au moins|plus de|como mucho|maximo|no mas de|nicht vor|nicht nach|nie vor)\b/i,
    unless:
      /\b(is|are|was|were|has|have|had) (no|not|never|at (most|least)|up to|max)\b|\b(not|n't) (before|after|until) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)\b/i,
    votes: { preference: 1.4, changes: -0.8 },
    why: 'It sets a limit, as you like it.',
  },
  {
    // Size limit.
    pattern:
      /\b(under|below|within|max(imum)?|at most|up to|limited to|no longer than|shorter than|unter|maximal|moins de|menos de) (\d+|[a-zA-Z\u00df-\uffff]+) (words?|pages?|lines?|sentences?|min(ute)?s?|hours?|characters?|slides?|bullets?|items?|paragraphs?|points?|colou?rs|worter|mots|palabras)\b/i,
    unless: /\b(is|are|was|were) (now |still |currently )?(under|below|within|up to)\b/i,
    votes: { preference: 1.4, changes: -1.2 },
    why: 'It sets a limit, as you like it.',
  },
  {
    // Ranking.
    pattern:
      /^(the )?[a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+)? (over|before|not|then|rather than|instead of|first|only|always|everywhere|never|vor|statt|avant|antes de)( the)?( [a-zA-Z\u00df-\uffff]+){0,3}[.!]?$|^[a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+){0,2}, (always|please|never|not [a-zA-Z\u00df-\uffff]+)[.!]?$/i,
    unless: /\b(is|are|was|were|has|have|moved|left|went|came|off|out|on|down|up|call(ed)?|over budget|open|closed)\b/i,
    votes: { preference: 1.9 },
    why: 'It puts one thing before another, as you like it.',
  },
  {
    // Suits me.
    pattern:
      /\b(keeps?|makes?|helps?|bothers?|annoys?|suits?|gives?|leaves?|drives?|lets?|gets?|puts?|tires?|hurts?|stresses|distracts?|throws?|works? for|is (fine|best|easier|hard|enough) for|best for) me\b|\bi('ll| can| can't| could| won't|'d| will| will not| only)( only| just)? (accept|take|go|read|eat|drink|tolerate|handle|do|work|use|answer|need|sleep|concentrate|think)\b|\bi('m| am) (happy|fine|ok|comfortable|willing|at my best)\b|\b(don't|do not|never|please don't) (book|call|ring|text|email|schedule|wake|send|ask|remind|cc|ping|disturb|interrupt) me\b/i,
    unless: /\b(today|tomorrow|tonight|this week|next week|on (monday|tuesday|wednesday|thursday|friday))\b/i,
    votes: { preference: 1.9, changes: -1 },
    why: 'It says what suits you.',
  },
  {
    // Verbless form.
    pattern:
      /^(all |the )?[a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+)?s (in|as|with|without|by|on) (?!the |our |my )[a-zA-Z\u00df-\uffff\d]+( [a-zA-Z\u00df-\uffff]+)?($|[,.;!]| (please|only|always|not|first|per|with))/i,
    unless:
      /\b(is|are|was|were|has|have|had|left|open|stock|late|due|booked|folder|drive|page|tab|sheet|app|portal|transit|progress|review)\b|\d/i,
    votes: { preference: 1.4 },
    why: 'It tells how you want things done.',
  },
  {
    // Contrast.
    pattern:
      /\b(rather than|instead of|over|statt|anstatt|plutot que|au lieu de|en vez de)\b.{0,60}$|\b[a-zA-Z\u00df-\uffff]+, not [a-zA-Z\u00df-\uffff]+|\b[a-zA-Z\u00df-\uffff]+ not [a-zA-Z\u00df-\uffff]+ (on|in|for|when)\b|\bnot [a-zA-Z\u00df-\uffff]+, (but )?[a-zA-Z\u00df-\uffff]+|\b(only|nur|seulement|uniquement|solo) (for|in|on|when|at|fur|pour|para|en)\b|\b(for|in) [a-zA-Z\u00df-\uffff]+ only\b|^[a-zA-Z\u00df-\uffff]+ only\b/i,
    unless:
      /\b(is|are|was|means?|=) .{0,60}not (the|a|an)\b|\b(over|instead of) .{0,50}\b(did|went|got|made|cost|worked|failed)\b|\b(moved|all) over\b|\d .{0,20}over\b/i,
    votes: { preference: 0.9 },
    why: 'It puts one thing before another, as you like it.',
  },
  {
    // Standing rule.
    pattern:
      /\b(always|never|ever|whatever|whenever|every time|as a rule|by default|from now on|regardless|no matter|even if|in general|without exception|that's it|full stop|or nothing|at all costs|immer|nie|niemals|grundsatzlich|toujours|jamais|siempre|nunca|everyone else|unless i|unless we)\b/i,
    unless:
      /\bnever again\b|\bnever (took|caught|made|gave|found|saw|left|came|got|worked|arrived|showed|paid|charged|replied|rang|opened|used)\b|\b(whatever|wherever|whenever) (the|that|it|is|they)\b|\bwhatever .{2,40} (says?|shows?|has|lists?|tells?)\b|\b(every time|ever)\b.{0,3}$/i,
    votes: { preference: 1.2, changes: -0.4 },
    why: 'It is meant to hold always.',
  },
  {
    // Conditional instruction.
    pattern:
      /^(if|when|whenever|where|for|in|on|before|after|unless|wenn|falls|bei|si|quand|pour|cuando|para) .+?[,:]? (please |always |never |just )?(use|tell|send|keep|write|say|put|call|don't|do not|ask me|let me|give|leave|make|start|avoid|stick|skip|cc|email|text|phone|round|go with|check|quote|cite|sign|book|choose|pick|drop|add|switch|nutze|schreib|utilise[rz]?|usa|never|always|print|speak|read|reply|wait|order|bring|show|play|serve|wear|address|ring)\b/i,
    unless:
      /\b(ask|contact|email|call|phone|see|check|look|go to|talk to|tell|ping|ring|text) (?!me\b|first|before)([A-Z]|the |our |in |at |under )|\b(tried|worked|failed|went|did|got)\b/,
    votes: { preference: 1.6, changes: -0.3 },
    why: 'It tells what to do when something comes up.',
  },
  {
    // Style of work.
    pattern:
      /\b(bullet(s| points?)?|headings?|font|bold|italics?|background|margins?|brackets?|tone|formal|informal|plain english|jargon|exclamation marks?|emojis?|abbreviations?|oxford comma|first names?|surnames?|sentence case|title case|headlines?|paragraphs?|one page|two pages|summaries|signature|greeting|sign-?off|subject lines?|citations?|footnotes?|decimal places?|decimals|metric|imperial|celsius|fahrenheit|24[- ]hour|12[- ]hour|dd\/mm|iso dates?|date format|uppercase|lowercase|tabs|spaces|dark mode|light mode|british (english|spelling)|american (english|spelling)|voice notes?|spoilers?|small talk|stichpunkte|siezen|duzen|tutoyer|vouvoyer|tutear|\d+ ?pt)\b/i,
    unless: /\b(is|are|was|lives?) (in|on|at|under) (the|my|our)\b|\b(means?|=)\b/i,
    votes: { preference: 1.3, changes: -0.4 },
    why: 'It is about style, a matter of taste.',
  },
  {
    // Spacing rule.
    pattern:
      /^((at least |about )?(\d+|an?|one|two|three|half)[- ](hour|minute|min|day|week|line|page|sentence|word|column)s?\b|half-hour|[a-zA-Z\u00df-\uffff]+-(line|page|sentence|word|column)\b).{0,40}\b(between|before|after|of|for|per|each|max|please)\b/i,
    unless: /\b(is|are|was|were|has|have|left|remaining|late|overdue|ago|of (leave|holiday|vacation))\b/i,
    votes: { preference: 1.8, changes: -0.6 },
    why: 'It sets a size or a gap, as you like it.',
  },
  {
    // I do.
    pattern:
      /^(now |when i [^,]{3,30},? |since [^,]{3,30},? |whats? up |hi |hello )?(i('ve| have|'m| am)?|my [a-zA-Z\u00df-\uffff]+|she|he) ([a-z\u00df-\uffff]+ly )?[a-z\u00df-\uffff]{2,}\b/i,
    unless:
      /\b(owe|left|today|tomorrow|tonight|this (week|month|morning)|next (week|month)|on (monday|tuesday|wednesday|thursday|friday)|until|till|order(ed)?|account|balance|bill|flight|appointment|meeting|package|parcel|e-?mails?|free|busy|running|off sick|late|\d+[.:,]\d+|back (in|on|from)|is (at|on|in) [A-Z]|on (leave|call|holiday|vacation))\b|^(she|he)('s| is| has)? (at|on|in|back|off|gone|not|been|away|out|left|moved|starts?)\b|^i still\b/i,
    votes: { preference: 1.2, changes: -0.2 },
    why: 'It is about you, and you would tell us if it changed.',
  },
  {
    // Should be.
    pattern:
      /\b(should|must|ought to|has to|have to|needs? to|shouldn't|mustn't|soll(en)?|muss|mussen|doit|doivent|deben?) (always |never |not |all |only )*(be|have|come|go|start|end|use|stay|contain|fit|show|say|look|sein|etre|ser)\b/i,
    unless:
      /\bshould (be|have) (done|ready|here|back|finished|arrived|known|left|fixed|in|online|there|live|over)\b|\bshould have\b/i,
    votes: { preference: 1.6, changes: -0.4 },
    why: 'It tells how you want things done.',
  },
  {
    // Only such.
    pattern: /^only [a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+){0,3}[.!]?$/i,
    unless:
      /\b(left|remain[a-zA-Z\u00df-\uffff]*|one|two|three|four|five|six|seven|eight|nine|ten|is|are|was|were|has|have|came|sold|open|free|half|available)\b/i,
    votes: { preference: 1.8 },
    why: 'It rules something out, as you like it.',
  },
  {
    // Habit of ours.
    pattern:
      /\b(go(es)? out|gets?|are (always )?(sent|written|signed|addressed)|come first|goes? first|comes first|in (english|french|german|spanish|italian|dutch|welsh))\b.{0,50}\b(in (english|french|german|spanish|italian|dutch|welsh)|everyone else|first|by (email|post|hand)|as (a )?pdfs?)\b/i,
    unless: /\b(is|are) (in|on) (the|our)\b/i,
    votes: { preference: 1.3 },
    why: 'It tells how you want things done.',
  },
  {
    // About me.
    pattern:
      /^(well,? |and |so |also |but |"|yes,? )?(i('m| am|'ve| have)( not| also| just| only| always| currently| an?| the| very| really| been| pretty| rather| quite| never| got| in| on| from| here| retired| married| single| divorced| [a-zA-Z\u00df-\uffff]+| \d+)+|i (was|were|had|grew|went|used|did|play|work|live|drive|own|speak|come|study|studied|teach|run|read|watch|listen|collect|volunteer|sing|dance|write|eat|cook|wear|sleep|wake|met|spent|married|lost|think|feel|dream|hope|wish|plan|try|go|take|do|can|cannot|could|would|don't|didn't|keep|make|travel|train|struggle|suffer|get|moved|graduated|served|once|worked|lived|started|won|bought|believe|know|identify|consider|grow|raise|ride|paint|draw|knit|garden|hunt|fish|ski|surf|swim|walk|bake|shop|spend|save|smoke|drink|only|often|usually|sometimes|rarely|also|currently|recently|just|still|workout|work out|exercise)\b|my ([a-zA-Z\u00df-\uffff]+[ -]?){1,4}?(is|are|was|were|has|have|had|'s|works?|lives?|lived|likes?|loves?|hates?|died|passed|left|taught|drives?|plays?|used|does|don't|makes?|comes?|came|spends?|goes|wants?|got|never|always|name))/i,
    unless:
      /\b(in|at) [A-Z][a-zA-Z\u00df-\uffff]+ (till|until|this|next|today|now)|\b(free|busy|today|tomorrow|tonight|this week|next week|until|till|at \d|left|remaining|overdue|on (leave|call)|away|running late|off sick|appointment|meeting|flight|due|booked|order|parcel|delivery|balance|account|bill|invoice|payment|train|shifts?|ticket|unread|e-?mails|unpaid|behind|out of)\b|\d[.,:]\d|\b(in|on|at|under|with) (the |my |our )?([a-zA-Z\u00df-\uffff]+ ){0,3}(app|folder|drive|drawer|portal|sheet|spreadsheet|calendar|tab|page|cabinet|shelf|cupboard|inbox|box|binder|safe)\b/i,
    votes: { preference: 2.2, changes: -0.4 },
    why: 'It is about you, and you would tell us if it changed.',
  },
];
