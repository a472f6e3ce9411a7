/** Words of questions, labels and lines of memory, brought to one form so that they can be compared. */

/** Spellings that stand for one word. Months and weekdays are cut to three letters, quarters to q1..q4. */
const SPELLINGS = new Map<string, string>(
  [
    'jan january',
    'feb february',
    'mar march',
    'apr april',
    'jun june',
    'jul july',
    'aug august',
    'sep sept september',
    'oct october',
    'nov november',
    'dec december',
    'mon monday',
    'tue tues tuesday',
    'wed wednesday',
    'thu thur thurs thursday',
    'fri friday',
    'sat saturday',
    'sun sunday',
    'ok okay',
    'doc document',
    'person people',
    'child children',
    'man men',
    'woman women',
    'colour color',
    'organisation organization',
    'number nr no.',
  ].flatMap((line) => {
    const [first = '', ...rest] = line.split(' ');
    return rest.map((word): [string, string] => [word, first]);
  }),
);

const ORDINALS = new Map([
  ['first', '1'],
  ['second', '2'],
  ['third', '3'],
  ['fourth', '4'],
  ['1st', '1'],
  ['2nd', '2'],
  ['3rd', '3'],
  ['4th', '4'],
]);

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const TOKEN = /[\p{L}\p{M}](?:['\u2019]?[\p{L}\p{M}\p{N}])*|\p{N}+(?:[.,:]\p{N}+)*\p{L}*/gu;
const PLAIN_TOKEN = /[a-zA-Z](?:'?[a-zA-Z0-9])*|[0-9]+(?:[.,:][0-9]+)*[a-zA-Z]*/g;
const GROUPED = /^\p{N}{1,3}(?:,\p{N}{3})+(?:\.\p{N}+)?$/u;
const CJK_OR_OTHER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** One form of writing: compatibility forms joined, lower case, no accents on Latin letters, straight quotes. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb]/g, '"');
}

/** Cuts the endings of plurals and common verb forms, the same way for both sides of a comparison. */
export function stem(word: string): string {
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let cut = word;
  if (cut.endsWith('ies') && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(cut)) cut = cut.slice(0, -2);
  else if (/[^sui]s$/.test(cut)) cut = cut.slice(0, -1);
  if (cut.endsWith('ing') && cut.length > 5) cut = unDouble(cut.slice(0, -3));
  else if (cut.endsWith('ed') && cut.length > 4) cut = unDouble(cut.slice(0, -2));
  else if (/^(?:used|owed|aged|died|tied|lied)$/.test(cut)) cut = cut.slice(0, -1);
  if (cut.length > 3 && cut.endsWith('e')) cut = cut.slice(0, -1);
  return SPELLINGS.get(cut) ?? cut;
}

function unDouble(word: string): string {
  return /([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether two words of one stem are two names: "Ann" and "Anne", of which neither is a form of the other. */
export function isOtherName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [fold(a), fold(b)] : [fold(b), fold(a)];
  return long === `${short}e` && /^\p{Lu}/u.test(a) && /^\p{L}+$/u.test(short);
}

/** A word as it stands in the text and the form it is compared by. */
export interface Word {
  raw: string;
  stem: string;
  /** Where it starts in the text. */
  at: number;
}

/**
 * The words of a text, in order. Numbers keep their decimals and lose their grouping ("48,200" is "48200"); runs of
 * Chinese, Japanese and Korean are cut into pairs of characters, which needs no dictionary.
 */
export function wordsOf(text: string): Word[] {
  if (ASCII.test(text)) return joinQuarters(plainWords(text));
  const words: Word[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const token = withoutElision(match[0]);
    const raw = token.replace(/['\u2019]s$/, '').replace(/['\u2019]/g, '');
    const at = match.index + match[0].length - token.length;
    if (isEnding(raw, text, at)) continue;
    if (CJK.test(raw)) {
      for (const pair of pairsOf(raw)) words.push({ ...pair, at: at + pair.at });
      continue;
    }
    const folded = fold(raw);
    const word = GROUPED.test(folded) ? folded.replaceAll(',', '') : folded;
    words.push({ raw, stem: stem(word), at });
  }
  return joinQuarters(words);
}

/** The end of a name that ends with no letter: "LAN-2254's", "20%'s". */
function isEnding(raw: string, text: string, at: number): boolean {
  return raw === 's' && /['\u2019]/.test(text.charAt(at - 1));
}

/** "affaires" of "d'affaires": in French an article or preposition is written together with what begins with a vowel. */
function withoutElision(token: string): string {
  return /['\u2019]/.test(token)
    ? token.replace(/^(?:[ldnsjcmt]|qu)['\u2019](?=[aeiouyh\u00e0-\u00ff]\p{L})/iu, '')
    : token;
}

/** As `wordsOf`, many times as fast: where all letters are ASCII. */
function plainWords(text: string): Word[] {
  const words: Word[] = [];
  PLAIN_TOKEN.lastIndex = 0;
  for (let match = PLAIN_TOKEN.exec(text); match !== null; match = PLAIN_TOKEN.exec(text)) {
    const token = withoutElision(match[0]);
    const at = match.index + match[0].length - token.length;
    const raw = token.includes("'") ? token.replace(/'s$/, '').replaceAll("'", '') : token;
    if (isEnding(raw, text, at)) continue;
    const folded = raw.toLowerCase();
    words.push({ raw, stem: stem(GROUPED.test(folded) ? folded.replaceAll(',', '') : folded), at });
  }
  return words;
}

/** The forms of the words of a text, for comparing. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.stem);
}

function pairsOf(run: string): Word[] {
  const parts: Word[] = [];
  for (const match of run.matchAll(CJK_OR_OTHER)) {
    const piece = match[0];
    const chars = [...piece];
    if (!CJK.test(piece)) parts.push({ raw: piece, stem: stem(fold(piece)), at: match.index });
    else if (chars.length === 1) parts.push({ raw: piece, stem: piece, at: match.index });
    let at = match.index;
    for (let i = 0; CJK.test(piece) && i + 1 < chars.length; i += 1) {
      const pair = `${chars[i]}${chars[i + 1]}`;
      parts.push({ raw: pair, stem: pair, at });
      at += chars[i]?.length ?? 1;
    }
  }
  return parts;
}

/** "third quarter", "quarter 3" and "Q 3" are q3. */
function joinQuarters(words: Word[]): Word[] {
  const out: Word[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as Word;
    const next = words[i + 1];
    const ordinal = next?.stem === 'quarter' ? ORDINALS.get(fold(word.raw)) : undefined;
    const number =
      (word.stem === 'quarter' || word.stem === 'q') && /^[1-4]$/.test(next?.stem ?? '') ? next?.stem : undefined;
    if (next !== undefined && (ordinal ?? number) !== undefined) {
      out.push({ raw: `${word.raw} ${next.raw}`, stem: `q${ordinal ?? number}`, at: word.at });
      i += 1;
    } else out.push(word);
  }
  return out;
}

const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those there here it its i me my mine we us our you your he she they them their his her ' +
    'is are was were be been being am do does did done has have had having will would shall should can could may might must ' +
    'of in on at to for from by with within into onto over under about between among per as via than then and or but nor not if so ' +
    'what which who whom whose when where why how whats whos wheres whens hows ' +
    'please tell show give let say know find look check see get got read ask want need ' +
    'now currently current right just still already ever actually again also any some one ones each every according up out off ' +
    'anyone someone everyone anybody somebody nobody anything something everything dont doesnt didnt isnt arent wasnt cant couldnt wont im ive id youre were theres lets hey hi ok okay thanks'
  ).split(' '),
);

/** Whether a word only holds the sentence together. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(fold(word).replaceAll("'", ''));
}

/**
 * The words that carry the meaning of a text, in order, without repeats. "US", "IT" and "May" are names, not "us", "it" and
 * "may"; so is the A of "trench A", which no title is written in.
 */
export function contentWords(text: string): Word[] {
  const seen = new Set<string>();
  const shouting = text === text.toUpperCase();
  return wordsOf(text).filter((word) => {
    const isLetter = word.raw === 'A' && /(?:^|[^\p{L}])\p{Ll}[\p{L}\p{M}]* $/u.test(text.slice(0, word.at));
    const isName = !shouting && word.at > 0 && (/^\p{Lu}{2,}$/u.test(word.raw) || word.raw === 'May' || isLetter);
    if ((isFunctionWord(word.raw) && !isName) || seen.has(word.stem)) return false;
    seen.add(word.stem);
    return true;
  });
}

/**
 * Whether two words differ by one slip of the keyboard (one letter more, less, other, or two swapped). Words under six
 * letters and words with digits must be equal. (Optimal string alignment distance of at most one.)
 */
export function isTypo(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 6 || Math.abs(a.length - b.length) > 1 || /\p{N}/u.test(a + b)) return false;
  let i = 0;
  while (i < shorter && a[i] === b[i]) i += 1;
  const restA = a.slice(i);
  const restB = b.slice(i);
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
