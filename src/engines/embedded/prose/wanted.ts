/** What kind of thing a question asks for. */
export type Wanted = 'person' | 'date' | 'place' | 'number' | 'percent' | 'reason' | 'thing';

const ASKS: [Wanted, RegExp][] = [
  ['percent', /(?<!\p{L})percent|what share|prozent|anteil|pourcentage|porcentaje|percentuale|百分/iu],
  [
    'date',
    /(?<!\p{L})(?:when|(?:what|which) (?:years?|dates?|days?|months?|decades?|century|centuries|time)|since when)(?!\p{L})|(?<!\p{L})in (?:what|which) year(?!\p{L})|(?<!\p{L})(?:wann|seit wann|in welchem (?:jahr|monat|jahrhundert|jahrzehnt)|welche[sm] (?:jahr|datum))(?!\p{L})|(?<!\p{L})quand(?!\p{L})|quelle (?:année|date)|(?<!\p{L})(?:cuándo|qué año|qué fecha)(?!\p{L})|(?<!\p{L})quando(?!\p{L})|何时|什么时候|什么时间|哪一?年|哪个?(?:世纪|月份|年份|年代|日)|几几?年|何年|年份/iu,
  ],
  [
    'number',
    /(?<!\p{L})how (?:many|much|long|far|old|tall|big|large|often|deep|high|wide|fast|heavy)(?!\p{L})|(?<!\p{L})(?:what|which)(?: (?:is|was|are|were) the)?(?: (?:total|average|estimated|approximate|maximum|minimum))? (?:number|amount|size|population|area|distance|length|height|depth|width|weight|speed|temperature|capacity)(?!\p{L})|(?<!\p{L})wie ?viele?(?!\p{L})|(?<!\p{L})wie (?:lange?|weit|alt|hoch|gro(?:ß|ss)|oft|tief|breit|schnell|schwer|häufig)(?!\p{L})|(?<!\p{L})combien(?!\p{L})|(?<!\p{L})cuánt[oa]s?(?!\p{L})|(?<!\p{L})quant[oiae](?!\p{L})|多少|几[个名次位种座条所]|多[长大高远久深宽重]/iu,
  ],
  [
    'person',
    /(?<!\p{L})who(?:m|se)?(?!\p{L})|(?<!\p{L})(?:what|which) (?:person|man|woman|king|queen|president|leader|scientist|author|emperor|general|player|name)(?!\p{L})|(?<!\p{L})(?:wer|wen|wem|wessen)(?!\p{L})|(?<!\p{L})(?:qui|quel homme|quelle femme)(?!\p{L})|(?<!\p{L})quién(?:es)?(?!\p{L})|(?<!\p{L})chi(?!\p{L})|谁|哪位|何人|哪个人/iu,
  ],
  [
    'place',
    /(?<!\p{L})where(?!\p{L})|(?<!\p{L})(?:what|which) (?:city|country|town|state|place|location|region|continent|river|street|area)(?!\p{L})|(?<!\p{L})(?:wo|wohin|woher)(?!\p{L})|(?<!\p{L})welche[rmsn]? (?:stadt|land|ort|region|bundesstaat|fluss|gebiet)(?!\p{L})|(?<!\p{L})où(?!\p{L})|(?<!\p{L})dónde(?!\p{L})|(?<!\p{L})dove(?!\p{L})|哪里|在哪|何处|什么地方|哪个(?:城市|国家|地方|地区|州|省)|哪座/iu,
  ],
  [
    'reason',
    /(?<!\p{L})why(?!\p{L})|(?<!\p{L})(?:warum|weshalb|wieso)(?!\p{L})|(?<!\p{L})pourquoi(?!\p{L})|(?<!\p{L})por qué(?!\p{L})|(?<!\p{L})perché(?!\p{L})|为什么|为何|原因/iu,
  ],
];

/** What a question asks for, by its question word: English, German, French, Spanish, Italian and Chinese. */
export function wantedBy(question: string): Wanted {
  return ASKS.find(([, asks]) => asks.test(question))?.[0] ?? 'thing';
}

const NUMBER =
  /\p{N}|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|billions?|half|twice|once|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend|millionen|milliarden|hälfte|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque)(?!\p{L})|[一二三四五六七八九十百千万亿两半]/iu;
const DATE =
  /(?<![\p{L}\d])(?:1\d{3}|20\d{2})(?![\p{L}\d])|(?<!\p{L})\d{1,2}(?:st|nd|rd|th)(?!\p{L})|(?<!\p{L})(?:centur(?:y|ies)|january|february|march|april|june|july|august|september|october|november|december|jahrhunderts?|januar|februar|märz|juni|juli|oktober|dezember|siècle|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|siglo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\p{L})|\p{N}+\s*[年月日]|世纪|\d{2}0s(?!\p{L})/iu;
const PERCENT =
  /%|(?<!\p{L})per ?cent|prozent|pour cent|por ciento|per cento|百分|％|(?<!\p{L})(?:half|third|quarter|hälfte|drittel|viertel)(?!\p{L})/iu;
const REASON =
  /(?<!\p{L})(?:because|due to|since|so that|in order to|as a result|therefore|owing to|caused|weil|da|wegen|um|damit|aufgrund|daher|parce que|car|afin|à cause|porque|debido|para|perché|poiché)(?!\p{L})|因为|由于|因此|为了|所以/iu;
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

/** What is asked for by measure, and the units that it comes in. */
const MEASURES: [RegExp, RegExp][] = [
  [
    /heavy|weigh|schwer|wieg|gewicht|lourd|pèse|pes[ao]|多重|重量/iu,
    /\p{N}\s*(?:kg|g|t|lbs?|oz|tons?|tonnes?|pounds?|kilo\p{L}*|grams?|tonnen|pfund|kilos?)(?!\p{L})|公斤|千克|吨|磅/iu,
  ],
  [
    /how (?:long|old)|how much time|wie (?:lange|alt)|combien de temps|cuánto tiempo|多久|多长时间|多大年/iu,
    /(?<!\p{L})(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|centur(?:y|ies)|jahren?|monaten?|wochen?|tagen?|stunden?|minuten?|ans?|mois|jours?|heures?|años?|meses|días?|horas?)(?!\p{L})|[年月天日]|小时|分钟|岁/iu,
  ],
  [
    /how (?:long|far|tall|high|deep|wide|big|large)|length|distance|height|depth|wie (?:weit|lang|hoch|tief|breit)|länge|höhe|tiefe|distance|多[长远高深宽]/iu,
    /\p{N}\s*(?:m|km|cm|mm|ft|mi|in|miles?|feet|foot|inch(?:es)?|yards?|met(?:er|re)s?|kilomet(?:er|re)s?|meilen?|mètres?|kilómetros?|metros?)(?!\p{L})|[米里]|公里|英里|英尺/iu,
  ],
  [
    /how (?:big|large)|area|size|wie gro(?:ß|ss)|fläche|superficie|面积|多大/iu,
    /square|acres?|hectares?|km²|m²|quadrat|hektar|carrés?|cuadrados?|平方|公顷|亩/iu,
  ],
  [
    /how fast|speed|geschwindigkeit|wie schnell|vitesse|velocidad|多快|速度/iu,
    /km\/h|mph|kph|knots?|per (?:hour|second)|pro (?:stunde|sekunde)|每(?:小时|秒)|节/iu,
  ],
  [
    /how (?:hot|cold)|temperature|temperatur|température|temperatura|温度|多热|多冷/iu,
    /°|degrees?|grad(?!\p{L})|degrés|grados|摄氏|华氏|[度℃]/iu,
  ],
  [
    /how much|cost|price|budget|revenue|kostet|preis|kosten|coût|prix|precio|cuesta|多少钱|费用|价格|成本/iu,
    /[$€£¥₹]|(?<!\p{L})(?:dollars?|euros?|pounds?|cents?|francs?|pesos|yen|yuan|usd|eur|gbp)(?!\p{L})|[元]|美元|欧元|英镑/iu,
  ],
];

/** Whether a text has a unit of what the question measures; null where it measures nothing. */
export function hasUnit(text: string, question: string): boolean | null {
  const asked = MEASURES.filter(([asks]) => asks.test(question));
  return asked.length === 0 ? null : asked.some(([, units]) => units.test(text));
}
