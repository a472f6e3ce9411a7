import type messages from '../../public/_locales/en/messages.json';

/** A sentence or a part of one, by its name in `public/_locales`. */
export type PhraseKey = keyof typeof messages;

/** What stands in the braces of a phrase. */
export type Values = Readonly<Record<string, string | number>>;

/** Where the phrases of the person's language are; until `speakBy` they are shown by their names. */
let lookUp: (key: PhraseKey) => string = (key) => key;

/** Tells a context, once and first of all, where its phrases are: a function that gives the text of one, braces and all. */
export function speakBy(phrases: (key: PhraseKey) => string): void {
  lookUp = phrases;
}

/** A phrase in the person's language with its values put in. Values are put in as they are, braces and all. */
export function say(key: PhraseKey, values: Values = {}): string {
  const text = lookUp(key) || key;
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** A phrase about a number of things, one or more (or none), by the plural rule of the language. The number is {count}. */
export function sayCount(count: number, one: PhraseKey, many: PhraseKey): string {
  const isOne = new Intl.PluralRules(say('language')).select(count) === 'one';
  return say(isOne ? one : many, { count });
}

/** What a told sentence quotes or counts. */
const TOLD_VALUE = /“([^”]*)”|"([^"]*)"|\d+/g;

/**
 * A sentence of a room that has no phrases (sort, memory, store, platform) in the person's language. Those rooms speak
 * English, and so it is stored, exported and logged. Its phrase is named by its words ("sentence_it_has_a_figure_in_it"),
 * what it quotes and counts stands in the braces {1}, {2} of the phrase. One that has no phrase is given back as it is:
 * of another version, or worded already.
 */
export function sayTold(sentence: string): string {
  const values: Record<string, string> = {};
  const words = sentence.replace(TOLD_VALUE, (whole, curly?: string, straight?: string) => {
    values[Object.keys(values).length + 1] = curly ?? straight ?? whole;
    return ' ';
  });
  const name = words
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replaceAll(' ', '_');
  const key = `sentence_${name}` as PhraseKey; // its English words may be of any version
  const text = say(key, values);
  return text === key ? sentence : text;
}

/**
 * The language for dates and numbers, a BCP 47 tag: the browser's own where it is a kind of the language that is spoken
 * ("en-GB"), else that language, since two in one line would be hard to read.
 */
export function spokenLocale(browsers: string): string {
  const spoken = say('language');
  return browsers.split('-')[0]?.toLowerCase() === spoken ? browsers : spoken === 'en' ? 'en-GB' : spoken;
}
