/** What kind of thing a question asks for. */
export type Wanted = 'person' | 'date' | 'place' | 'number' | 'percent' | 'reason' | 'thing';

const ASKS: [Wanted, RegExp][] = [
  ['percent', /\bpercent|what share|prozent|anteil|pourcentage|porcentaje|percentuale|百分/iu],
  [
    'date',
    /\b(?:when|(?:what|which) (?:year|date|day|month|decade|century|time)|since when)\b|\bin (?:what|which) year\b|\b(?:wann|seit wann|in welchem (?:jahr|monat|jahrhundert|jahrzehnt)|welche[sm] (?:jahr|datum))\b|\bquand\b|quelle (?:année|date)|\b(?:cuándo|qué año|qué fecha)\b|\bquando\b|何时|什么时候|什么时间|哪一?年|哪个?(?:世纪|月份|年份|年代|日)|几几?年|何年|年份/iu,
  ],
  [
    'number',
    /\bhow (?:many|much|long|far|old|tall|big|large|often|deep|high|wide|fast|heavy)\b|\b(?:what|which) (?:number|amount|size|population|area|distance)\b|\bwie ?viele?\b|\bwie (?:lange?|weit|alt|hoch|gro(?:ß|ss)|oft|tief|breit|schnell|schwer|häufig)\b|\bcombien\b|\bcuánt[oa]s?\b|\bquant[oiae]\b|多少|几[个名次位种座条所]|多[长大高远久深宽重]/iu,
  ],
  [
    'person',
    /\bwho(?:m|se)?\b|\b(?:what|which) (?:person|man|woman|king|queen|president|leader|scientist|author|emperor|general|player|name)\b|\b(?:wer|wen|wem|wessen)\b|\b(?:qui|quel homme|quelle femme)\b|\bquién(?:es)?\b|\bchi\b|谁|哪位|何人|哪个人/iu,
  ],
  [
    'place',
    /\bwhere\b|\b(?:what|which) (?:city|country|town|state|place|location|region|continent|river|street|area)\b|\b(?:wo|wohin|woher)\b|\bwelche[rmsn]? (?:stadt|land|ort|region|bundesstaat|fluss|gebiet)\b|\boù\b|\bdónde\b|\bdove\b|哪里|在哪|何处|什么地方|哪个(?:城市|国家|地方|地区|州|省)|哪座/iu,
  ],
  ['reason', /\bwhy\b|\b(?:warum|weshalb|wieso)\b|\bpourquoi\b|\bpor qué\b|\bperché\b|为什么|为何|原因/iu],
];

/** What a question asks for, by its question word: English, German, French, Spanish, Italian and Chinese. */
export function wantedBy(question: string): Wanted {
  return ASKS.find(([, asks]) => asks.test(question))?.[0] ?? 'thing';
}

const NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|billions?|half|twice|once|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend|millionen|milliarden|hälfte|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque)\b|[一二三四五六七八九十百千万亿两半]/iu;
const DATE =
  /\b(?:1\d{3}|20\d{2})\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:centur(?:y|ies)|january|february|march|april|june|july|august|september|october|november|december|jahrhunderts?|januar|februar|märz|juni|juli|oktober|dezember|siècle|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|siglo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\p{N}+\s*[年月日]|世纪|\d{2}0s\b/iu;
const PERCENT =
  /%|\bper ?cent|prozent|pour cent|por ciento|per cento|百分|％|\b(?:half|third|quarter|hälfte|drittel|viertel)\b/iu;
const REASON =
  /\b(?:because|due to|since|so that|in order to|as a result|therefore|owing to|caused|weil|da|wegen|um|damit|aufgrund|daher|parce que|car|afin|à cause|porque|debido|para|perché|poiché)\b|因为|由于|因此|为了|所以/iu;
/** Two names in a row, or one that something is by, with or from; the first word of a sentence is none. */
const FULL_NAME =
  /\p{L}[^.!?]*?(?:\s(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)(?:\s(?:de|von|van|der|du|la|al|ibn))?\s(?:al-)?\p{Lu}[\p{L}'’-]+|\b(?:by|with|von|par|por|da) (?:the )?\p{Lu})|^\P{L}*\p{Lu}[\p{L}'’.-]+ \p{Lu}\p{Ll}+/u;
const NAME = /(?:^|[^.!?\s]\s+)(?:\p{Lu}[\p{L}'’.-]+)(?:\s+(?:de|von|van|der|du|la|of|the)?\s*\p{Lu}[\p{L}'’.-]+)*/u;
const NAME_ZH = /\p{Script=Han}·\p{Script=Han}|《|[“「]/u;

/** Whether a text could hold what is wanted; null where it cannot be told. */
export function mayHold(text: string, wanted: Wanted, lang: string): boolean | null {
  switch (wanted) {
    case 'percent':
      return PERCENT.test(text);
    case 'number':
      return NUMBER.test(text);
    case 'date':
      return DATE.test(text);
    case 'reason':
      return REASON.test(text);
    case 'person':
    case 'place':
      if (/^(?:zh|ja|ko)/.test(lang)) return wanted === 'person' ? NAME_ZH.test(text) || null : null;
      return (wanted === 'person' ? FULL_NAME : NAME).test(text);
    case 'thing':
      return null;
  }
}
