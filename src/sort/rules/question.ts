import type { Sign } from '../evidence.ts';

/** In questions, `changes` stands for a live value and `vocabulary` for anything settled. */
export const QUESTION_RULES: readonly Sign[] = [
  {
    name: 'asks now',
    pattern:
      /\b(now|current(ly)?|today|tonight|tomorrow|yesterday|this (week|month|year|morning|afternoon|evening|weekend|quarter|season)|next|latest|newest|recent(ly)?|still|yet|so far|at the moment|these days|nowadays|upcoming|last (week|month|night|year|time)|soon|live|ongoing|as of|jetzt|heute|morgen|aktuell|gerade|noch|maintenant|aujourd'hui|demain|actuel(le)?|ahora|hoy|manana|actual(mente)?)\b/i,
    votes: { changes: 2 },
  },
  {
    name: 'asks how much',
    pattern:
      /\bhow (much|many|old|big|long until|far along|full|busy|late|is (the|my|our)|are (the|my|our)|does it look|did (we|it|they))\b|\b(what number|combien|cuant[oa]s?|wie ?viele?)\b/i,
    votes: { changes: 1 },
  },
  {
    name: 'asks state',
    pattern:
      /\b(status|balance|price|cost|rate|score|ranking|ranked|record|total|count|level|stock|due|overdue|open|closed|left|remaining|available|free|busy|weather|forecast|temperature|traffic|delay(ed)?|news|unread|deadline|schedule[d]?|version|salary|worth|value|population|percentage|share|rating|limit|bill|payment|invoice|appointment|meeting|email|order|parcel|delivery|calendar|queue|alerts?|result|headcount|ticket)s?\b/i,
    votes: { changes: 1 },
  },
  {
    name: 'asks mine',
    pattern:
      /\b(is|are|do|does|did|has|have|will|am|can) (i|we|my|our|the|there|it|he|she|they|any|anyone|anybody|somebody)\b|\bmy (next|bill|account|card|order|flight|list)/i,
    votes: { changes: 0.5 },
  },
  {
    name: 'asks holder',
    pattern:
      /\bwho( is|'s| are| holds?| has| leads?| runs?| owns?| heads?| coaches| manages| represents| plays for| governs| chairs)\b|\b(president|ceo|chair(man|person)?|manager|captain|champion|mayor|governor|minister|leader|director|monarch|king|queen|pope|owner|spouse|wife|husband|residence|employer|record label|label represents|coach|office of|position of|team does|club does|play for)\b/i,
    votes: { changes: 1.1 },
  },
  {
    name: 'asks top',
    pattern:
      /\b(most|best|largest|biggest|highest|richest|tallest|fastest|longest|oldest|youngest|strongest|cheapest|greatest|leading|top|popular|record)\b/i,
    votes: { changes: 0.8 },
  },
  {
    name: 'asks settled',
    pattern:
      /\b(what does .{1,60} mean|meaning of|stands? for|definition|defined|called|chemical|formula|symbol|capital of|invent(ed|or)|discover(ed|er)|wrote|written|author of|painted|composed|directed|founded|built|born|died|death|birth|war|battle|century|ancient|history|historical|in (1\d{3}|200\d|201\d)|first (person|man|woman|president|to|ever)|original|originally|mythology|planet|element|continent|ocean|river|mountain|species|animal|language|color|colour|atomic|theorem|square root|novel|poem|character|country is|located|organ|bone|process of|type of|kind of|purpose of|used for|nickname|real name|translated|spelled|opposite)\b/i,
    votes: { vocabulary: 1.3 },
  },
  {
    name: 'asks past',
    pattern:
      /\b(who|what|which|when|where|why|how) (was|were|did)\b|\bwho (wrote|invented|discovered|painted|won|founded|built|created|directed|composed|killed|led|starred|sang|played)\b|\bwhat happened\b/i,
    votes: { vocabulary: 0.9 },
  },
  {
    name: 'asks own memory',
    pattern:
      /\b(where (is|are|do|does|can|should|to)\b|who (do|should|can) (i|we) (ask|contact|see|call)|who handles|which (app|tool|site|folder|drive|sheet|channel)|do i (prefer|like|want|hate)|what do (i|we) (call|mean)|what did (i|we) (mean|try|decide|learn)|should (i|we)|did (it|that|the .{1,30}) work|my name|my favou?rite|prefer(ence)?s?)\b/i,
    votes: { vocabulary: 1.5 },
  },
];
