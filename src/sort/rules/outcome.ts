import type { Rule } from '../evidence.ts';

export const OUTCOME_RULES: readonly Rule[] = [
  {
    name: 'tried',
    pattern:
      /\b(tried|trying|gave (it|[a-zA-Z\u00df-\uffff]+) a (go|try)|experimented|tested|piloted|trialled|had a go|attempted|attempts?|versucht|ausprobiert|probiert|getestet|essayee?s?|testee?s?|tente|probamos|intent(amos|e)|probe)\b/i,
    unless: /\b(i'm|i am|we're|we are|still|currently|is|are) trying\b|\btrying to\b/i,
    votes: { outcome: 2, changes: -0.5 },
    why: 'It tells what was tried.',
  },
  {
    name: 'lesson',
    pattern:
      /\b(turn(s|ed) out|never again|won't do (that|it) again|wouldn't (do|use|recommend|hire|buy)|not worth|wasn't worth|was(n't)? worth it|learn(ed|t) (that|the hard way|from|to)|the hard way|lesson|should have|shouldn't have|in hindsight|regrett?(ed)?|mistake|waste of|was a waste|a disaster|a flop|flopped|backfired|paid off|stellte sich heraus|nie wieder|hat sich (gelohnt|bewahrt)|plus jamais|on a appris|erreur|resulto|nunca mas|valio la pena)\b/i,
    votes: { outcome: 2.4, changes: -0.8 },
    why: 'It is a lesson from something that is over.',
  },
  {
    name: 'failed or worked',
    pattern:
      /\b(worked|didn't work|doesn't work|failed|crashed|choked|jammed|froze|diverged|broke|blew|burst|leaked|collapsed|bombed|timed out|fell (over|apart|through|flat)|went (missing|wrong|badly|down|well|under|nowhere)|did(n't| not) (go|help|fit|hold|last|stick|make|sell|like|survive|cope|manage|take|pay)|did (nothing|the trick|not|well)|made (it|things|no|matters|us|me|a mess)|no (difference|effect|luck|joy|use)|cured|fixed|solved|sorted (it|out|that)|helped|stopped (the|it)|saved (us|me|the)|cut (our|the|my|it)|halved|doubled|tripled|improved|reduced|increased|lost (us|me|the|a|three|two|half|data|everything)|wrecked|ruined|spoiled|corrupted|mangled|garbled|hung|stalled|overheated|complained|walked out|gave up|rejected|refused|ignored|got (nowhere|no|a|us|half|worse|better)|nobody (came|stopped|replied|used|read|noticed|turned|showed)|no one (came|replied|used|showed|turned)|not one|half (never|of them)|never (charged|came|got|worked|arrived|used|replied|rang|recovered)|brought in|cost us|took (twice|ages|forever|(two|three|four|\d+) (times|days|weeks|months|hours)|us|off)|never (took|caught|paid)|(tasted|looked|felt|sounded|smelled|came out|ended up) ([a-zA-Z\u00df-\uffff]+ly )?[a-zA-Z\u00df-\uffff]+|beat (the|any|all)|scared|annoyed|put (people|everyone|customers) off|hated|loved it|no change|ran out of|drove (away|off)|hat (nicht )?(funktioniert|geklappt|geholfen)|abgesturzt|gescheitert|a (marche|echoue|plante)|c'est passe|kam niemand|ging .{0,20}schief|niemand kam|personne n'est venu|nadie vino|rejetes?|n'a pas|funciono|fallo|no sirvio|fracaso)\b/i,
    unless:
      /\b(has|have|hasn't|haven't|'s) (just |already |not |now )?(failed|crashed|rejected|improved|increased|doubled|worked|reduced|refused)\b|\b(is|are|be|been|'s) (not |now |just |still |completely )?(jammed|crashed|broken|failed|cured|stalled|hung|corrupted|worked|sorted|wrecked|ruined|fixed|rejected|solved|reduced|increased|improved|ignored)\b|^(\S+ ){1,4}(failed|rejected|increased|crashed|jammed|froze|broke|hung|stalled)[.!]?$/i,
    votes: { outcome: 1.9, changes: -0.4 },
    why: 'It tells how something turned out.',
  },
  {
    name: 'doing it did',
    pattern:
      /^([A-Z][a-zA-Z\u00df-\uffff]+(-[a-zA-Z\u00df-\uffff]+)?ing|the [a-zA-Z\u00df-\uffff]+ (idea|trick|plan|experiment|trial|approach|scheme|offer|method|test|attempt|pilot)|[a-zA-Z\u00df-\uffff]+ing) (?!.{0,60}\b(is|are)\b).{2,80}?\b(did|didn't|beat|[a-zA-Z\u00df-\uffff]{3,}ed|made|was|were|cured|fixed|helped|worked|failed|solved|saved|cost|lost|got|broke|brought|cut|stopped|doubled|halved|improved|gave|took|went|flopped|diverged|backfired|paid|left|ruined|caused|turned|annoyed|upset|confused)\b/,
    unless: /\b(is|are|starts?|was (moved|cancelled|postponed|closed|open|due))\b/i,
    votes: { outcome: 1.8, changes: -0.3 },
    why: 'It tells how something turned out.',
  },
  {
    name: 'compared',
    pattern:
      /\bgot \d.{2,60}\bgot \d|\b(was|were|did|got|ran) (stable|better|worse|faster|slower|cheaper|fine|good|great|terrible|awful|useless|too [a-zA-Z\u00df-\uffff]+)\b|\b(worked|did|sold|performed|ran|lasted|held up) (far |much |a lot )?(better|worse|faster|longer)\b|\b(better|worse|faster|slower|cheaper) than\b.{0,60}\b(did|was|were)\b/i,
    votes: { outcome: 1.7, changes: -0.7 },
    why: 'It tells how something turned out.',
  },
  {
    name: 'so many came',
    pattern:
      /\b(brought|sold|drew|got|raised|reached|attracted|earned|made) (in )?(nobody|nothing|no one|none|hardly any[a-zA-Z\u00df-\uffff]*|almost nothing|only|half|twice|more|fewer|\d+|forty|thirty|twenty|ten|five)\b|\b(only|just|barely|hardly|not even|not a single) [a-zA-Z\u00df-\uffff\d]+( [a-zA-Z\u00df-\uffff]+)? (came|sold|showed|turned up|signed up|replied|read|answered|stayed|bought|worked|noticed|turned)\b|\bpeople (stopped|started|left|complained|loved|hated|ignored)\b/i,
    unless: /\b(today|this (week|month)|so far|yet)\b|^(i|i've) got\b|\b(we've|i've|has|have) got\b/i,
    votes: { outcome: 1.7, changes: -0.6 },
    why: 'It tells how something turned out.',
  },
  {
    name: 'found limit',
    pattern:
      /\b(only (works?|reads?|runs?|opens?|prints?|accepts?) (if|when|with)|(works?|reads?|runs?|opens?|prints?|accepts?) .{0,50}only (if|when|with)|(can't|cannot|doesn't|won't|does not) (handle|cope|read|open|deal|import|export|take|manage|survive)|chokes? on|crashes (on|when|if)|breaks (on|when|if)|falls over|struggles with|times out (on|when)|is (useless|hopeless|unreliable|rubbish|no good) (for|with|at|on)|too (slow|small|big|weak|expensive) (for|to)|gets? confused)\b/i,
    votes: { outcome: 1.6, changes: -0.4 },
    why: 'It tells how something turned out.',
  },
];
