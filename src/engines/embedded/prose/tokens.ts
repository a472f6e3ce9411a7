import { fold, isFunctionWord, type Word, wordsOf } from '../../../memory/words.ts';
import { groupsIn } from './synonyms.ts';

/** A word with the form it is compared by, whatever the language. */
export interface Token extends Word {
  /** It only holds the sentence together. */
  weak: boolean;
}

const WEAK = new Set(
  (
    'der die das den dem des ein eine einer einem einen eines und oder aber nicht ist sind war waren wird werden wurde wurden hat haben hatte hatten sein seine seiner ihr ihre ihren es er sie wir man sich auch als am an auf aus bei bis durch für im in ins mit nach seit über um unter von vom vor zu zum zur zwischen dass wenn weil wie was wer wen wem wessen wo wann warum wieso weshalb welche welcher welches welchen welchem wieviel viele viel nannte nennt heißt ' +
    'le la les un une des du de et ou mais ne pas est sont était étaient sera été a ont avait il elle ils elles on ce cette ces son sa ses leur leurs dans en sur sous par pour avec sans au aux que qui quoi dont où quand comment pourquoi combien quel quelle quels quelles se y ' +
    'el los las una unos unas del al y o pero no es son era eran fue fueron ser ha han había se su sus lo le les en con sin por para sobre entre que qué quién quiénes cuál cuáles cuándo dónde cómo cuánto cuánta cuántos cuántas ' +
    'il lo gli uno dei delle della dello nel nella con per tra fra che chi cosa quale quali quando dove come perché quanto quanti sono era erano stato'
  )
    .split(' ')
    .map(fold),
);
const WEAK_CJK = new Set(
  '的 了 是 在 和 与 及 或 被 把 对 从 到 由 以 于 为 也 就 都 而 但 着 过 地 得 一个 什么 多少 哪个 哪些 哪里 哪一 一个 个人 谁是 是谁 为什 怎么 何时 如何 是什 么时 时候 的是 是在 在哪 有多 少个 哪种 哪年 一年 年的 几个'.split(
    ' ',
  ),
);
const ENDINGS: Record<string, RegExp> = {
  de: /(?:ungen|ung|lichen|licher|liches|liche|ischen|ischer|isches|ische|erin|innen|ern|est|ste|sten|te|ten|en|er|es|em|nd|e|n|s|t)$/,
  fr: /(?:issements|issement|ements|ement|ations|ation|euses|euse|eurs|eur|aient|ait|ées|ée|és|er|ez|ent|ant|aux|al|ale|ales|es|e|s|x)$/,
  es: /(?:amientos|amiento|aciones|acion|idades|idad|mente|aron|ieron|aban|aba|ando|iendo|ados|adas|ado|ada|idos|idas|ido|ida|ar|er|ir|os|as|es|o|a|e|s)$/,
  it: /(?:amenti|amento|azioni|azione|mente|arono|ando|endo|ati|ate|ato|ata|iti|ite|ito|ita|are|ere|ire|i|e|o|a)$/,
};

/** Words that questions have whatever they are about: what is called, used, kind of, happens. */
const PLAIN = new Set(
  (
    'name names named term terms word words call called calls type types kind kinds sort example examples way ways thing things use used uses using cause caused causes make made makes become became ' +
    'happen happened happens occur occurred consider considered describe described refer referred refers known know main primary major many much most common commonly usually often generally typically first last new other another different certain specific given give gave gives ' +
    'part parts number amount people person group groups member members place places time times year years day area areas reason result results role purpose goal idea expression form forms allow allowed allows provide provided provides include included includes including contain contains have located found find come came go went take took taken show shown work works started start began begin ended end ' +
    'name namen namens begriff begriffe wort art arten beispiel weise benutzt verwendet verwenden genutzt gemacht machte geschah passierte wichtigste wichtigsten häufig allgemein normalerweise ersten letzte neue andere anderen verschiedene teil teile anzahl menschen personen gruppe ort zeit jahr jahre tag gebiet grund ergebnis rolle zweck ziel form gibt gab ' +
    'nom terme mot type genre exemple façon chose utilise utilisé premier dernier partie nombre personnes groupe lieu temps année raison rôle but nombre término palabra tipo ejemplo manera cosa usa usado primero último parte número personas grupo lugar tiempo año razón papel'
  )
    .split(' ')
    .map(fold),
);

/** Whether a word belongs to asking more than to what is asked about. */
export function isPlain(word: string): boolean {
  return PLAIN.has(fold(word));
}

/** Whether a word only holds the sentence together, in any of the languages known. */
export function isWeak(word: string): boolean {
  return isFunctionWord(word) || WEAK.has(fold(word)) || WEAK_CJK.has(word);
}

/** The words of a text in a language; stems of German, French, Spanish and Italian lose their commonest endings. */
export function tokensOf(text: string, lang: string): Token[] {
  const form = formOf(lang);
  return wordsOf(text).map((word) => {
    return { ...word, stem: form(word), weak: isWeak(word.raw) };
  });
}

const short = (lang: string): string => lang.slice(0, 2).toLowerCase();

function formOf(lang: string): (word: Pick<Word, 'raw' | 'stem'>) => string {
  const endings = ENDINGS[short(lang)];
  if (endings !== undefined) return ({ raw }) => cutEnding(fold(raw), endings);
  // "naturalise" and "naturalize" are one word.
  return ({ stem }) => stem.replace(/is$/, 'iz');
}

function cutEnding(word: string, endings: RegExp): string {
  if (word.length < 5 || !/^\p{L}+$/u.test(word)) return word;
  const stem = word.replace(endings, '');
  return stem.length >= 4 ? stem : word.slice(0, 4);
}

/**
 * Tells how much two stems may be of one meaning, 0 to 1: the same, words that stand for each other, a long common
 * beginning, or one within the other's compound.
 */
export function kinshipIn(lang: string): (a: string, b: string) => number {
  const form = formOf(lang);
  const groups = groupsIn(short(lang), (word) => form(wordsOf(word)[0] ?? { raw: word, stem: word }));
  return (a, b) => {
    if (a === b) return 1;
    const of = groups.get(a);
    if (of !== undefined && groups.get(b)?.some((group) => of.includes(group)) === true) return 0.6;
    return likeness(a, b);
  };
}

/** "The 70s", "the 1970's" and "1970s" are one decade; a year that begins one is only like it. */
const DECADE = /^(?:1[5-9]|20)?(\d0)(s?)$/;

function likeness(a: string, b: string): number {
  const [, ofA, many = ''] = DECADE.exec(a) ?? [];
  if (ofA !== undefined) {
    const [, ofB, manyOfB = ''] = DECADE.exec(b) ?? [];
    const isOne =
      ofA === ofB && (many !== '' || manyOfB !== '') && (a.length < 4 || b.length < 4 || a.startsWith(b.slice(0, 4)));
    return isOne ? 0.8 : 0;
  }
  const [less, more] = a.length <= b.length ? [a, b] : [b, a];
  if (less.length < 4 || !/^\p{L}+$/u.test(less)) return 0;
  let common = 0;
  while (common < less.length && less[common] === more[common]) common += 1;
  if (common >= 4 && common >= 0.65 * more.length) return 0.7;
  if (common >= 5 && common >= less.length - 2) return 0.5;
  return less.length >= 5 && more.includes(less) ? 0.5 : 0;
}
