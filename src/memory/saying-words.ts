/**
 * The words by which two sayings are held against each other: which ones turn a sentence round, which bound a figure,
 * and which exclude each other. English, German, French and Spanish, folded (no accents, lower case); denials of some
 * more languages, so that a sentence in one of them is not taken for what it denies.
 */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Each turns the sentence round. */
export const DENIALS =
  set(`no not never none neither nor without dont doesnt didnt cant cannot wont shouldnt mustnt isnt arent
  hate hates hated dislike dislikes detest loathe avoid avoids skip stop allergic intolerant refuse forbid forbidden ban banned against
  nicht kein keine keinen keinem keiner keines nie niemals ohne hasse hasst ungern vermeide
  pas jamais aucun aucune sans deteste evite nunca jamas ningun ninguna sin odio detesto evita
  non senza nao sem niet geen nooit zonder inte ingen aldrig utan ikke aldri uden nie nigdy bez ne`);

/** Says that it is liked; two likings do not exclude each other. */
export const LIKINGS = set(`like likes love loves loved liked enjoy enjoys adore
  mag liebe gern gerne aime adore gusta gustan encanta encantan`);

/** Says that it is wished for or allowed, nothing else. */
export const WISHES =
  set(`prefer prefers want wants rather always please kindly bitte immer bevorzuge prefere toujours prefiero
  siempre favor`);

/** At the end of a sentence these only allow it. */
export const LEAVE = set('fine ok okay allowed welcome possible erlaubt permis permitido');

/** Words that carry nothing of what is said. */
export const FILLERS =
  set(`i me my mine we us our ours you your the a an is am are be been being was were will would should shall can
  could may might must do does did it its this that these those there to so very really just much quite generally usually
  mostly normally ever any all using use uses used keep make makes let ill id im ive lets
  zu ich mich mir mein meine meinen meinem meiner wir uns der die das den dem des ein eine einen einem einer bin ist sind sei es
  je j me m moi ma mon mes te nous nos le la les l un une des est sont suis d de du n s y se
  el los las lo un una unos unas mi mis nuestro nuestra usar al del`);

/** Prepositions that say which way: they belong to the word behind them. */
export const BOUNDS = set(`before after until till since over under above below beyond within than max min
  earlier later vor nach bis ab unter uber avant apres jusque antes despues hasta`);
export const DIRECTIONS = set('from to von zu desde');
/** Prepositions behind which a manner, a language or a means stands. */
export const MANNERS = set('in by with as via per auf im mit als en par avec comme por con como');
/** What else joins words. */
export const JOINTS =
  set(`at on for of about and or but if when unless except during while near because where who which only also
  am um an fur und oder aber wenn wahrend bei ausser nur pour et ou mais si quand sauf sur chez dans
  para y o pero cuando salvo excepto sobre`);

export const NUMBER_WORDS = new Map<string, number>([
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(numbered),
  ...['zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'].map(numbered),
  ...['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'].map(numbered),
  ...['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'].map(numbered),
  ['doce', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['noon', 12],
  ['midday', 12],
  ['mittag', 12],
  ['midi', 12],
  ['mediodia', 12],
  ['midnight', 0],
]);

function numbered(word: string, at: number): [string, number] {
  return [word, at + 2];
}

/** Minutes in a unit of time. */
export const TIME_UNITS = new Map<string, number>([
  ...units(1, 'minute minutes min mins minuten minutos minuto'),
  ...units(60, 'hour hours hr hrs stunde stunden heure heures hora horas'),
  ...units(1440, 'day days tag tage tagen jour jours dia dias'),
  ...units(10_080, 'week weeks woche wochen semaine semaines semana semanas'),
]);

function units(minutes: number, names: string): [string, number][] {
  return names.split(' ').map((name) => [name, minutes]);
}

/** What a figure behind it measures. */
export const MEASURES =
  set(`size limit maximum minimum volume width height length budget age temperature weight zoom margin gap
  grosse limite taille temperatura tamano`);

/** Before a figure these say how many; behind any other word a figure may be the number by which a thing goes. */
export const COUNTED =
  set(`limit book answer read write take drink give show want need leave send allow order buy schedule remind
  have eat walk run spend list offer round schreibe zeige donne montre escribe muestra`);

/** A part of a day or week: behind another word it says when, and makes no new word of it. */
export const WHENS =
  set(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays morning mornings afternoon afternoons evening evenings night nights today tomorrow daily weekly lunchtime`);

/** `firm` excludes the other sides whatever one likes; the others only of one and the same thing. */
interface Choice {
  firm: boolean;
  sides: string[][];
}

const choice = (firm: boolean, line: string): Choice => ({
  firm,
  sides: line.split('|').map((side) => side.trim().split(' ')),
});

/** Sides that exclude each other. Words of one side say the same. */
const OPPOSITES: Choice[] = [
  ...[
    'formal | informal casual',
    'dark dunkel sombre oscuro | light hell clair claro',
    'aisle gang couloir pasillo | window fenster hublot ventana',
    'metric metrisch metrique | imperial',
    'celsius centigrade | fahrenheit',
    'tab | space',
    'include | omit exclude',
    'show | hide',
    'enable | disable',
    'more mehr mas | less fewer weniger moins menos',
    'british | american',
    'ascending | descending',
    'uppercase | lowercase',
    'duze duzen | sieze siezen',
    'tutoie tutoyer | vouvoie vouvoyer',
    'vegan | vegetarian | pescatarian',
  ].map((line) => choice(true, line)),
  ...[
    'short brief concise terse kurz knapp court bref breve corto corta | long detailed lengthy verbose lang ausfuhrlich longue largo larga',
    'hot | cold iced',
    'sweet | salty',
    'mild | spicy',
    'still | sparkling',
    'early | late',
    'left | right',
  ].map((line) => choice(false, line)),
];

/** What is written or said: of one's own likes, it can be had only one way at a time, unlike walks and meals. */
export const SPOKEN =
  set(`answer answers reply replies email emails mail mails message messages text texts summary summaries report
  reports explanation explanations meeting meetings antwort antworten mails reponse reponses respuesta respuestas`);

/** What a manner is chosen from, behind a preposition: one of each at a time. */
const MANNER_KINDS: ReadonlySet<string>[] = [
  set(`english german french spanish italian dutch portuguese polish turkish japanese chinese korean russian arabic swedish danish
    norwegian finnish greek czech hindi englisch deutsch franzosisch spanisch italienisch anglais allemand francais espagnol italien
    ingles aleman frances espanol italiano`),
  set(`bullet bullets paragraph paragraphs prose table tables list lists sentence sentences stichpunkten absatzen puces paragraphes
    vinetas parrafos`),
  set(
    'email emails mail phone telephone chat sms text slack letter post whatsapp signal telefon telefono correo courriel',
  ),
  set('euro euros dollar dollars pound pounds yen francs'),
  set('mile miles kilometre kilometres kilometer kilometers km'),
  set('kilogram kilograms kg ounces grams stones'),
  set('morning mornings afternoon afternoons evening evenings vormittag nachmittag abend'),
  set('cash card'),
  set('public private'),
];

const SIDES = new Map<string, { choice: Choice; side: number }[]>();
for (const one of OPPOSITES)
  one.sides.forEach((words, side) => {
    for (const word of words) SIDES.set(word, [...(SIDES.get(word) ?? []), { choice: one, side }]);
  });

/** By the word as it stands, or without an ending of plural or case. */
const sidesOf = (word: string) => SIDES.get(word) ?? SIDES.get(word.replace(/(?:e[nrms]?|s)$/, '')) ?? [];

/** Whether two words name the same side of a choice: "short" and "brief". */
export function isSameSide(a: string, b: string): boolean {
  return sidesOf(a).some((one) => sidesOf(b).some((two) => one.choice === two.choice && one.side === two.side));
}

/** Whether two words are sides of one choice that exclude each other; `firm` ones do so whatever one likes. */
export function excludes(a: string, b: string): 'firm' | 'of-one-thing' | null {
  for (const one of sidesOf(a))
    for (const two of sidesOf(b))
      if (one.choice === two.choice && one.side !== two.side) return one.choice.firm ? 'firm' : 'of-one-thing';
  return null;
}

/** Whether two words are manners of one kind: two languages, two ways to reach someone. */
export function areManners(a: string, b: string): boolean {
  return MANNER_KINDS.some((kind) => kind.has(a) && kind.has(b));
}
