/** How a question is put, as far as it tells which kind of line could answer it. A question may have several forms. */
const FORMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'leave',
    /\b(?:can|could|may|shall|should|must|is it (?:ok|okay|fine|allowed|all right|wise|safe)|would it be|will|do (?:i|we))\b.*\b(?:i|we|you|my|our)\b|\b(?:ok(?:ay)?|fine|all right|allowed|a good idea|worth (?:it|\w+ing))\s*\?|^\s*(?:can|could|may|should|shall|is|would)\b/i,
  ],
  [
    'where',
    /\bwhere\b|\b(?:which|what) (?:folder|drive|system|site|tool|app|sheet|page|place|shelf|drawer|path|mailbox|channel|room|cupboard|cabinet|box|binder)\b/i,
  ],
  ['who', /\bwho(?:m|se)?\b/i],
  [
    'person',
    /\bwho(?:m)?\b.*\b(?:ask|owns?|handles?|contact|responsible|charge|signs?|approves?|calls?|phone|ring|talk|speak|helps?|knows?|does)\b/i,
  ],
  [
    'means',
    /\b(?:mean(?:s|ing|t)?|stands? for|definition|define|called|(?:do|did) (?:we|i) call|short for|(?:my|our) (?:word|name|term) for)\b/i,
  ],
  ['what is', /^\s*(?:what|who)(?:'s|s|\s+is|\s+are|\s+was)\b/i],
  [
    'past',
    /\b(?:did|has|have|had|was|were|went|happened|tried|wrong)\b|\bhow (?:did|was|were)\b|\b(?:last|previous) time\b/i,
  ],
  ['why', /\bwhy\b/i],
  ['best', /\b(?:best|better|worth|good idea|instead|avoid|quicker|cheaper|safe)\b/i],
  ['how', /^\s*how (?:do|should|can|would|to|exact|fine|soon|fast)\b/i],
  [
    'errand',
    /^\s*(?:please\s+)?(?!(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|do|does|did|can|could|should|may|must|shall|will|would|has|have|had|am|any|in|on|at|i|we|it|if|the|a|an|my|our)\b)\p{L}+\s+(?:me\b|my\b|our\b|the\b|an?\b|in\b|up\b|out\b|over\b|down\b|this\b|that\b|\p{L}+ (?:an?|the|to|for)\b)/iu,
  ],
  ['which', /^\s*(?:which|what) \p{L}+s? (?:\p{L}+ ){0,2}(?:have|has|are|is|came|was|were|did)\b/iu],
  ['amount', /\bhow (?:many|much|long|often)\b/i],
  ['when', /\bwhen\b|\bwhat (?:time|day)\b/i],
  [
    'near',
    /\b(?:now|currently|today|tonight|tomorrow|yesterday|still|yet|next|latest|newest|left|free|last (?:night|week|month|quarter|year)|this (?:week|month|morning|afternoon|evening|weekend|quarter|year)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  ],
];

/** Signs that a question asks how things stand, or that it asks for something that does not move. */
const STANDINGS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'state',
    /^\s*(?:so |and )?(?:is|are|am)\b(?!.*\b(?:ok|okay|fine|allowed|all right|wise|safe|good|bad|worth|part of|better|mean|called)\b).*\b(?:down|up|open|closed|shut|free|busy|full|empty|back|ready|done|in|here|late|over|booked|available|left|due|on|off|paid|out|low|short|enough|missing|still|yet|\p{L}{3,}(?:ing|ed))\b/iu,
  ],
  [
    'perfect',
    /^\s*(?:has|have)\b|\b(?:has|have)\b (?:\p{L}+ ){0,3}(?:been|got|gone|come|done|sent|paid|\p{L}{3,}ed)\b/iu,
  ],
  ['did they', /^\s*did (?!(?:we|i|you|it)\b)/i],
  ['did we', /^\s*did (?:we|i|you)\b/i],
  [
    'what it says',
    /\bwhat do(?:es)? .{2,60} say\b|^\s*(?:please )?(?:check|compare|count|list|summari[sz]e|plot|graph|chart|show|fill|look over|look up|review|total|add up)\b|\b(?:recap|summary|overview|update) of\b|\bwrite up\b/i,
  ],
  [
    'when it is',
    /^\s*when(?:'s| is| are| does| do| will| must| did)? (?!(?:we|i|you|may|should|can|best|the best)\b)/i,
  ],
  ['any', /^\s*any\b|\b(?:is|are) there (?:any|a)?\b|\b(?:is|are|has|have) any\p{L}*\b/iu],
  ['who now', /\bwho(?:'s| is| are| has| have| did| was| else| still)\b(?! (?:the|my|our|a|an)\b)/i],
  [
    'running',
    /\b(?:run(?:ning)? (?:out|low|short)|in stock|left over|to go|how full|need to (?:re)?order|so far|up to date|outstanding|pending|overdue|remaining|latest)\b/i,
  ],
  ['whose turn', /\bwhose (?:turn|shift|week|day)\b/i],
  ['price', /\b(?:costs?|prices?|worth|charges?|fees?|rates?|earn|salary|trading|budget|total|balance)\b/i],
  ['rule', /\b(?:may|should|must|allowed|ought|supposed)\b/i],
  [
    'habit',
    /\b(?:do|does|did) (?:we|i|you)\b(?: \p{L}+)? (?:call|mean|like|want|prefer|write|use|say|do|send|keep|put|go)\b|\bhow do (?:we|i|you)\b/iu,
  ],
  [
    'day',
    /\b(?:last|this|next) (?:night|week|month|quarter|year|term|season|weekend|morning|afternoon|evening)\b|\b(?:yesterday|today|tonight|tomorrow|overnight|these days|at the moment|right now|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/i,
  ],
];

/** Signs of the asker's own world, and of the world at large. */
const SPHERES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['own', /\b(?:i|me|my|mine|we|us|our|ours|i'm|i've|we've|we're)\b/i],
  [
    'at large',
    /^\s*(?:why|how) (?:do|does|are|is|did|was|were|many \w+ (?:are|has|have|is))\b(?! (?:i|we|my|our|you)\b)|^\s*(?:which|what|how) (?:\w+ )?(?:country|ocean|city|planet|king|queen|language|animal)\b|\bwho (?:wrote|invented|discovered|composed|painted|founded|built|won|was|were)\b|^\s*(?:please )?(?:translate|spell|define|explain)\b|\bhow do you (?:spell|say|pronounce)\b|\b(?:plural|capital|history|origin|inventor|author|structure|meaning|tradition|population) of\b/i,
  ],
  [
    'shops or news',
    /\b(?:weather|rain(?:ing)?|snow(?:ing)?|storm|exchange rate|news|traffic|trains?|ferry|flights?|latest (?:stable )?version|cost(?:s)? new|on sale)\b|\bcosts?\s*\?|\b(?:does|do|would) an? .{2,40} cost\b|\bbest \p{L}+ (?:app|tool|brand)\b/iu,
  ],
  ['one of many', /\b(?:is|are|was|were|does|do|of|for|explain|what's|write)\s+(?:what\s+)?(?:an?)\s/i],
  [
    'bare plural',
    /^\s*(?:(?:why|how|when|where) )?(?:do|are|is|does|can|will) (?!(?:i|we|my|our|the|it|there|you|your|he|she|his|her|they|their|that|this|these|people|clients|customers)\b)\p{L}{3,}(?:s\b|\s+(?:a|an|bad|good|the)\b)/iu,
  ],
];

/** The forms of a question, by name. */
export function formsOf(question: string): string[] {
  return FORMS.filter(([, pattern]) => pattern.test(question)).map(([name]) => name);
}

/** Whose world a question speaks of, by name. */
export function spheresOf(question: string): string[] {
  return SPHERES.filter(([, pattern]) => pattern.test(question)).map(([name]) => name);
}

/** Whether a question asks how things stand, by name. */
export function standingsOf(question: string): string[] {
  return STANDINGS.filter(([, pattern]) => pattern.test(question)).map(([name]) => name);
}
