import type { Rule } from '../evidence.ts';
import { MONTH, NUMBER_WORD, WEEKDAY } from './words.ts';

const BE = "(is|are|was|were|isn't|aren't|'s|'re|seems?|looks?|remains?|stays?|ist|sind|est|sont|estan?)";
const SOON =
  '(still|now|already|currently|again|all|back|not|both|fully|nearly|almost|partly|only|just|noch|schon|deja|encore|ya|todavia)';

/** Numbers, moments and amounts: what a value looks like. */
const VALUES: Rule[] = [
  {
    name: 'clock time',
    pattern:
      /(?<![\d.,v])([01]?\d|2[0-3])(:[0-5]\d|\.[0-5]\d(?=\s?(am|pm|uhr)\b)|h[0-5]\d)(?![\d.])|\b\d{1,2}\s?(am|pm|uhr|o'clock)\b|\b(at|to|till|until|from) (noon|midnight|midday)\b|\bat (half past |quarter (past|to) )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i,
    votes: { changes: 1.6 },
    why: 'It has a time in it, and times move.',
    owner: 'calendar',
  },
  {
    name: 'holds thing now',
    pattern: /^[A-Z][a-zA-Z\u00df-\uffff]+ (has|got|needs|wants|takes|owns|keeps) (the|my|our) [a-zA-Z\u00df-\uffff]+/,
    votes: { changes: 1 },
    why: 'Who has it now will not stay so.',
  },
  {
    name: 'owes',
    pattern:
      /\b(owes?|owing|lent|borrowed|in debt)\b.{0,40}\b(\d|[a-zA-Z\u00df-\uffff]+ (quid|euros?|pounds|dollars|bucks)|money)/i,
    votes: { changes: 2 },
    why: 'A debt is paid some day.',
    owner: 'billing',
  },
  {
    name: 'number given out',
    pattern: /\b(my|our) ([a-zA-Z\u00df-\uffff]+ ){1,2}(number|no\.?|nr\.?|id|code|plate|extension)\b.{0,12}?\d/i,
    unless: /\b(lucky|favou?rite|shirt|jersey) (number|no)\b/i,
    votes: { changes: 1.6, preference: -0.8 },
    why: 'Whoever gave out this number has it.',
  },
  {
    name: 'money',
    pattern:
      /[£$€¥]\s?\d|\b\d[\d.,]*\s?([£$€¥]|eur|usd|gbp|chf|euros?|dollars?|pounds?|quid|cents?|pence|francs?|bucks)(?!\w)|\b(EUR|USD|GBP|CHF)\s?\d|\b\d[\d.,]*p\b|\b\d[\d.]*k\b/i,
    votes: { changes: 1.5 },
    why: 'It has an amount in it, and amounts change.',
    owner: 'billing',
  },
  {
    name: 'percent',
    pattern: /\d\s?%|\b(percent|per cent|prozent|pour cent|por ciento)\b/i,
    votes: { changes: 1.2 },
    why: 'It has a rate in it, and rates change.',
  },
  {
    name: 'version',
    pattern: /\bv\d+(\.\d+)*\b|\b\d+\.\d+\.\d+\b|\bversion \d|\bbuild \d/i,
    votes: { changes: 1.4 },
    why: 'It names a version, and versions change.',
    owner: 'tracker',
  },
  {
    name: 'figure',
    pattern: /(?<![a-zA-Z\u00df-\uffff\d])-?\d[\d.,]*(?![a-zA-Z\u00df-\uffff\d])/,
    votes: { changes: 0.6 },
    why: 'It has a figure in it.',
  },
  {
    name: 'states a figure',
    pattern:
      /(\b(is|are|was|were|stands?|stood|sits?|costs?|reads?|reading|comes?|came|amounts?|totals?|totalled|equals?|reached|hit|has|have|had|got|runs?|weighs?|holds?|shows?|betragt|kostet|liegt bei|coute|s'eleve|cuesta|es de|quedan?)|'s)\s((at|on|in|to|now|only|just|about|around|over|under|nearly|currently|running at|up to|down to|back to|bei|auf|a)\s){0,2}[£$€#-]{0,2}\d/i,
    votes: { changes: 1.5 },
    why: 'It says what a figure is, and figures change.',
  },
  {
    name: 'there are',
    pattern: new RegExp(
      `\\bthere('s| is| are| were| was|'re) ((only|still|now|just|about|currently|at least) )?(\\d|(${NUMBER_WORD}|nothing|nobody|none|some|a few|a couple|many|plenty)\\b)`,
      'i',
    ),
    votes: { changes: 1.8 },
    why: 'It says how many there are at the moment.',
  },
];

/** States that end without notice, with or without a digit. */
const STATES: Rule[] = [
  {
    name: 'now word',
    pattern:
      /\b(now|currently|at the moment|at present|these days|as of|so far|still|anymore|any more|yet|for the time being|temporarily|recently|lately|just been|(until|till) (further notice|the \w+)|derzeit|zurzeit|momentan|aktuell|gerade|noch|bereits|en ce moment|actuellement|encore|toujours pas|actualmente|todavia|aun|ahora)\b/i,
    unless: /\b(better still|still life|turns? out|from now on|now and then|still water)\b/i,
    votes: { changes: 1.3 },
    why: 'It says that it is so now or still.',
  },
  {
    name: 'left over',
    pattern:
      /\b(left|remaining|outstanding|overdue|unpaid|unread|unassigned|unresolved|pending|in arrears|owing|to go|in stock|out of stock|sold out|spare|backlogged|(nearly|almost) out|(run|running|runs) (low|out|short)|short of|down to (the|our|one|two|\d)|(two|three|\d+) \w+ short|fully booked|booked (up|out|solid)|vacant|vacanc(y|ies)|available|overfallig|verfugbar|ausverkauft|restant|disponibles?|quedan?|agotad[oa]s?|pendientes?)\b/i,
    unless:
      /\bleft (the|a|my|our|us|it|them|him|her|wall|hand|side|over from|out)\b|\b(the|on|to) left\b|\bleft[- ]handed\b/i,
    votes: { changes: 1.5 },
    why: 'What is left, due or free changes.',
  },
  {
    name: 'state word',
    pattern: new RegExp(
      `${BE} (${SOON} )*(closed|shut|delayed|on time|cancelled|canceled|offline|online|healthy|unhealthy|degraded|stable|broken|blocked|stuck|green|red|amber|yellow|failing|passing|frozen|running|waiting|pending|paused|queued|overdue|empty|booked|taken|available|vacant|abroad|absent|absen|approved|rejected|signed|paid|unpaid|shipped|delivered|merged|deployed|released|assigned|unassigned|in (progress|review|draft|transit|stock|negotiation|a meeting|testing|production|qa|hospital)|under (review|offer|way|repair|construction|maintenance)|on (hold|call|leave|holiday|vacation|track|fire|order|shift|duty|strike|air|sale|parental leave|maternity leave|sabbatical|the way|its way|schedule)|out for delivery|off (sick|today|work|duty)|at (risk|lunch|home|capacity|the (dentist|doctor|client))|overloaded|saturated|covering|krank|im urlaub|fertig|offen|geschlossen|bezahlt|verspatet|en conge|en panne|en retard|fermee?|ouverte?|malade|de baja|de vacaciones|abierto|cerrado|listo|enferm[oa]|retrasad[oa])\\b|${BE} (${SOON} |a bit |very |too |so |really |quite |pretty )*(up|down|out|off|open|late|early|live|done|finished|ready|due|full|busy|free|sick|ill|away|in|here|back|behind|ahead|low|high)\\b(?=$|[.,;!?)]| (until|till|again|today|now|this|next|since|for|at|on|from|tomorrow|tonight|all|by|because|and|but|sick|near|after|before|with)\\b)`,
      'i',
    ),
    unless:
      /\b(is|are|'s|'re) (in|off|out|up|down|back|open|high|low|free) (the|a|an|my|our|your|his|her|their|each|every|this|to|of)\b|\b(in|on) (the )?(folder|drive)\b/i,
    votes: { changes: 2 },
    why: 'It tells the state of something, and states change.',
  },
  {
    name: 'passive state',
    pattern:
      /\b(is|are|was|were|isn't|aren't|[a-zA-Z\u00df-\uffff]+'s) (now |still |already |just |not |only |nearly |almost |fully |half |badly |currently ){0,2}([a-zA-Z\u00df-\uffff]{3,}ed|done|broken|gone|stuck|taken|sold|made up|shut|frozen|written off|down to)\b/i,
    unless:
      /\b(is|are) ([a-zA-Z\u00df-\uffff]+ )?(called|named|nicknamed|supposed|used|based|needed|allowed|interested|tired|bored|scared|excited|married|retired|divorced|allergic|kept|stored|saved|filed|pinned|logged|tracked|posted|archived|listed|documented|hosted|recorded|located|[a-zA-Z\u00df-\uffff]+ed (by|through|via|with|in|to|at|from|on) (the|our|a|[a-zA-Z\u00df-\uffff]))\b|^(i|i'm|my)\b/i,
    votes: { changes: 1.4 },
    why: 'It tells the state of something, and states change.',
  },
  {
    name: 'state reached',
    pattern:
      /(\b(has|have|hasn't|haven't)|[a-zA-Z\u00df-\uffff]'s) (not |just |now |finally |already |only |still |never |yet |also )?(been |got |gone |become )?([a-zA-Z\u00df-\uffff]{2,}ed|paid|gone|sent|been|become|left|come|begun|broken|chosen|fallen|grown|risen|sold|split|taken|won|lost|met|made|cut|set|put|hit|shut|quit|dropped|cleared|frozen|withdrawn|resubmitted)\b/i,
    unless:
      /\b(i|i've|we|we've|i'd|we'd)('ve| have| had| haven't)? (always |never |just )?(been |got |learned |found |tried |had )|'s my\b|\b(let|that|what|it|here|there)'s\b/i,
    votes: { changes: 1.7 },
    why: 'It tells the state of something, and states change.',
  },
  {
    name: 'going on',
    pattern:
      /(\b(is|are|am|isn't|aren't)|[a-zA-Z\u00df-\uffff]'s|[a-zA-Z\u00df-\uffff]'re|\bi'm) (still |now |currently |not |also |just |already )?(running|waiting|reading|showing|working on|working from|sitting (at|with|on)|trading|hovering|looking after|covering|handling|leading|travelling|traveling|visiting|staying|driving|flying|leaving|coming|going|starting|joining|building|failing|passing|growing|falling|rising|selling|hiring|recruiting|expecting|pausing|raining|snowing|filling|testing|shipping|processing|taking over|standing in|charging|holding|recovering|drifting|losing|stuck|moving|[a-zA-Z]{3,20}-[a-zA-Z]{3,20}ing)\b/i,
    unless: /\b(i|we) (prefer|like|hate|love)\b|\b(is|are) going to want\b/i,
    votes: { changes: 1.5 },
    why: 'It tells what is going on now.',
  },
];

/** Plans, roles and rules that others set. */
const SET_BY_OTHERS: Rule[] = [
  {
    name: 'scheduled',
    pattern:
      /\b(starts?|begins?|ends?|finishes|kicks? off|opens?|closes?|expires?|renews?|lands?|arrives?|departs?|leaves|launch(es)?|goes live|ships?|takes place|falls?|resumes?|reopens?|beginnt|startet|endet|findet|commence|debute|finit|empieza|termina|abre) (up |again |back |out )?((on|at|in|by|from|around|am|um|im|le|a|el|en) )?(the )?(\d|next|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|midnight|half|january|february|march|april|may\b|june|july|august|september|october|november|december|early|late|mid)/i,
    votes: { changes: 1.7 },
    why: 'It is a date that others set and can move.',
    owner: 'calendar',
  },
  {
    name: 'moved',
    pattern:
      /\b(moved|pushed|postponed|brought forward|rescheduled|shifted|put back|delayed|bumped|listed|booked in|pencilled in|scheduled|slated|set|planned|verschoben|reportee?|aplazad[oa]) (to|for|until|till|by|on|at|back|in|auf|al?)\b/i,
    unless: /\b(moved|switched|shifted) .{1,60}\b(and|so|but|then)\b/i,
    votes: { changes: 1.6 },
    why: 'It is a date that others set and can move.',
    owner: 'calendar',
  },
  {
    name: 'event is at',
    pattern: new RegExp(
      `\\b(stand-?up|meeting|call|sync|review|retro(spective)?|demo|appointment|interview|lesson|class|lecture|seminar|training|workshop|party|dinner|lunch|breakfast|evening|hearing|exam|match|game|flight|train|bus|ferry|deadline|launch|release|delivery|collection|pick-?up|half term|term|semester|physio|dentist|doctor|check-?up|rehearsal|practice|service|mass|webinar|kick-?off|all-?hands|1:1|one-to-one|wedding|funeral|visit|inspection|audit|holiday|shift|besprechung|termin|sitzung|reunion|cours|rendez-vous|clase|cita)\\b.{0,30}?(\\b(is|are|was|at|on|from|starts?|ist|est|es|um|am)\\b|'s|:)\\s(now |moved |at |on |to |the |um |am |a |a las )*(\\d|${WEEKDAY}|${MONTH}|tomorrow|today|half|noon|weekly|daily|every)`,
      'i',
    ),
    votes: { changes: 1.6 },
    why: 'It is a date that others set and can move.',
    owner: 'calendar',
  },
  {
    name: 'asks for a value',
    pattern:
      /(^|\b(please|pls|to|you|would like|want|need|and|can you|could you) )(double )?(tell|show|read|list|check|look ?up|find|find out|see|hear|review|know|know know|confirm|pull up|display|let me (know|see|hear|review)) (me |on |to me |back )?(the|my|all|how|what|if|when|who|where|whether|any|this|today's|about|that (i|my)|items)\b|\bi was wondering\b|\bis what$/i,
    unless:
      /\b(first|short|before|always|never|as a|without|bullets?|in (euros|english|french|german)|lags?|with [A-Z])\b|^(look|see|find|check) (in|on|the [a-zA-Z\u00df-\uffff]+ (page|tab|folder))\b/,
    votes: { changes: 2.2, preference: -1.2 },
    why: 'It asks for what has to be looked up.',
  },
  {
    name: 'post is name',
    pattern:
      /\b(head of [a-zA-Z\u00df-\uffff]+|manager|director|ceo|cfo|cto|chair|lead|treasurer|secretary|president|minister|mayor|landlord|supervisor|coach|captain|principal|editor|teacher|contact|boss|owner|assistant|intern|apprentice|deputy)( (at|of|for) [a-zA-Z\u00df-\uffff ]{2,30})? (is|was|will be|is now) (now |still )?(called )?[A-Z]/,
    votes: { changes: 1.8 },
    why: 'Who holds a post does not stay so.',
    owner: 'hr',
  },
  {
    name: 'just happened',
    pattern: /\bjust ([a-zA-Z\u00df-\uffff]{3,}ed|left|quit|went|came|got|broke|sold|won|lost|began|fell|rang)\b/i,
    unless: /\b(i|we) just\b|\bjust (needed|wanted|kidding)\b/i,
    votes: { changes: 1.4, outcome: -0.6 },
    why: 'It is news, and there will be more.',
  },
  {
    name: 'staff moves',
    pattern:
      /\b(resigned|stepped down|(hand(ed|s) in|given) (her|his|their) notice|retir(es|ing)|promoted|laid off|hired|leaves us|joins? us|on (maternity|paternity|parental|sick|annual) leave|off sick|back from (leave|maternity|holiday|vacation)|headcount|short-?staffed|understaffed|\w+ (drivers?|nurses?|people|staff|teachers?|hands?) short)\b/i,
    unless: /\b(i've been|i am|i'm) retired\b/i,
    votes: { changes: 1.5 },
    why: 'Who is here or away does not stay so.',
    owner: 'hr',
  },
  {
    name: 'set limit',
    pattern:
      /\b(threshold|allowance|minimum wage|tax rate|vat|interest rate|base rate|exchange rate|speed limit|entry fee|admission|tariff|price of|opening (hours|times)|postage|fare|mortgage rate|steuersatz|mindestlohn|offnungszeiten|horaires|smic|salario minimo|horario)\b.{0,40}?(\b(is|are|was|ist|sind|est|sont|es|son)\b|:|'s)/i,
    votes: { changes: 1.3 },
    why: 'It is a rule that others set and can change.',
    owner: 'web',
  },
];

export const CHANGE_RULES: readonly Rule[] = [...VALUES, ...STATES, ...SET_BY_OTHERS];
