import { dayOf } from '../../../asking/cell-values.ts';

/** A comparison that a question makes: more than 20, since 1994, in the 1950s. */
export interface Bound {
  over?: number;
  from?: number;
  under?: number;
  to?: number;
  /** It may be of years, of numbers, or of either. */
  of: 'year' | 'number' | 'either' | 'day' | 'rank';
  /** Where it stands in the text, as [start, end). */
  at: [number, number];
}

const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const SPELLED =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred';
const NUMBER = `(?:[$£€]\\s?)?(\\d{1,2}(?::\\d{2}){1,2}(?:\\.\\d+)?|${DIGITS}|${SPELLED})(\\s?(?:million|billion|thousand|hundred)\\b|(?:k|mn|bn)\\b)?`;
const VALUES: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
const FACTORS: Record<string, number> = {
  million: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  thousand: 1e3,
  k: 1e3,
  hundred: 100,
};

const COMPARED =
  '(?:more|greater|higher|larger|bigger|longer|taller|older|better|heavier|later|farther|further)(?: \\w+){0,2} (?:than|then|that)';
const LESSER =
  '(?:less|fewer|lower|smaller|shorter|younger|worse|lighter|earlier|quicker|faster|sooner)(?: \\w+){0,2} (?:than|then|that)';
const RULES: [RegExp, (n: number, more: number) => Pick<Bound, 'over' | 'from' | 'under' | 'to'>, Bound['of']][] = [
  [
    new RegExp(
      `\\b(?:between|from) (?:the (?:years? )?)?${NUMBER} (?:and|to|until|through|till|-) (?:the )?${NUMBER}`,
      'g',
    ),
    (from, to) => ({ from, to }),
    'either',
  ],
  [
    new RegExp(`\\b(?:no|not) (?:more|later|longer|greater|higher) than (?:the )?${NUMBER}`, 'g'),
    (to) => ({ to }),
    'either',
  ],
  [
    new RegExp(`\\b(?:no|not) (?:less|fewer|earlier|lower) than (?:the )?${NUMBER}`, 'g'),
    (from) => ({ from }),
    'either',
  ],
  [
    new RegExp(
      `\\b(?:${COMPARED}|over|above|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|upwards of|past) (?:the (?:\\w+ of )?|a |an |age )?${NUMBER}`,
      'g',
    ),
    (over) => ({ over }),
    'either',
  ],
  [
    new RegExp(`\\b(?:${LESSER}|under|below|up to) (?:the (?:\\w+ of )?|a |an |age )?${NUMBER}`, 'g'),
    (under) => ({ under }),
    'either',
  ],
  [new RegExp(`\\b(?:at least|a minimum of|minimum) (?:the |a |an )?${NUMBER}`, 'g'), (from) => ({ from }), 'either'],
  [new RegExp(`\\b(?:at most|a maximum of|maximum) (?:the |a |an )?${NUMBER}`, 'g'), (to) => ({ to }), 'either'],
  [
    new RegExp(
      `\\b${NUMBER}(?: \\w+)? (?:or|and) (?:more|above|over|greater|higher|better|longer|later|older|up)\\b`,
      'g',
    ),
    (from) => ({ from }),
    'either',
  ],
  [
    new RegExp(`\\b${NUMBER}(?: \\w+)? (?:or|and) (?:less|below|under|fewer|lower|earlier|younger)\\b`, 'g'),
    (to) => ({ to }),
    'either',
  ],
];
const TOP = /\btop (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)\b/g;
const DATED = /\b(?:after|since|before|until|prior to|up to) (?=(?:\w+ ){0,2}\d{1,4}\b)/g;
const YEAR = '((?:1[5-9]|20)\\d\\d)';
const YEAR_RULES: [RegExp, (n: number) => Pick<Bound, 'over' | 'from' | 'under' | 'to'>][] = [
  [new RegExp(`\\b(?:after|later than)(?: the)?(?: year)? (?:\\w+ )?${YEAR}\\b`, 'g'), (over) => ({ over })],
  [new RegExp(`\\b(?:since|starting in|beginning in|from)(?: the)?(?: year)? ${YEAR}\\b`, 'g'), (from) => ({ from })],
  [
    new RegExp(`\\b(?:before|prior to|earlier than|preceding)(?: the)?(?: year)? (?:\\w+ )?${YEAR}\\b`, 'g'),
    (under) => ({ under }),
  ],
  [new RegExp(`\\b(?:until|through|up to|by)(?: the)?(?: year)? ${YEAR}\\b`, 'g'), (to) => ({ to })],
  [/\b((?:1[5-9]|20)\d0)'?s\b/g, (from) => ({ from, to: from + 9 })],
  [/(?<![\d])'?([2-9]0)'?s\b/g, (tens) => ({ from: 1900 + tens, to: 1909 + tens })],
];

/** The comparisons in a folded question, in order of place. */
export function findBounds(plain: string): Bound[] {
  const found: Bound[] = [];
  const add = (match: RegExpExecArray | RegExpMatchArray, bound: Omit<Bound, 'at'>): void => {
    const from = match.index ?? 0;
    const at: [number, number] = [from, from + match[0].length];
    if (!found.some((other) => at[0] < other.at[1] && other.at[0] < at[1])) found.push({ ...bound, at });
  };
  if (
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|zero)\b/.test(
      plain,
    )
  )
    return found;
  for (const [pattern, make, of] of RULES) {
    for (const match of plain.matchAll(pattern)) {
      const first = numberSaid(match[1], match[2]);
      const second = numberSaid(match[3], match[4]);
      if (first === null || (pattern === RULES[0]?.[0] && second === null)) continue;
      const areYears = isYear(first) && (second === null || isYear(second));
      const isFaster = /^better\b/.test(match[0]) && (match[1] ?? '').includes(':');
      add(match, { ...(isFaster ? { under: first } : make(first, second ?? first)), of: areYears ? of : 'number' });
    }
  }
  for (const match of plain.matchAll(TOP)) add(match, { to: numberSaid(match[1], undefined) ?? 0, of: 'rank' });
  for (const match of plain.matchAll(DATED)) {
    const { said, day } = dateAt(plain.slice(match.index + match[0].length));
    if (day === null || day % 10000 === 0) continue;
    const whole = Object.assign([match[0] + said], { index: match.index }) as unknown as RegExpMatchArray;
    const bound = /after/.test(match[0])
      ? { over: day % 100 === 0 ? day + 99 : day }
      : /since|from/.test(match[0])
        ? { from: day }
        : /before|prior/.test(match[0])
          ? { under: day }
          : { to: day % 100 === 0 ? day + 99 : day };
    add(whole, { ...bound, of: 'day' });
  }
  for (const [pattern, make] of YEAR_RULES)
    for (const match of plain.matchAll(pattern)) add(match, { ...make(Number(match[1])), of: 'year' });
  return found.sort((a, b) => a.at[0] - b.at[0]);
}

/** The date that a text begins with, at most four words long, with a month or more; null when it begins otherwise. */
function dateAt(text: string): { said: string; day: number | null } {
  const words = text.split(' ').slice(0, 4);
  for (let n = words.length; n > 1; n -= 1) {
    const said = words
      .slice(0, n)
      .join(' ')
      .replace(/[?.!,]+$/, '');
    const day = dayOf(said, 'en');
    if (day !== null && /[a-z]{3}/.test(said) && dayOf(words.slice(0, n - 1).join(' '), 'en') !== day)
      return { said, day };
  }
  return { said: '', day: null };
}

const isYear = (n: number): boolean => Number.isInteger(n) && n >= 1500 && n < 2100;

function numberSaid(text: string | undefined, factor: string | undefined): number | null {
  if (text === undefined) return null;
  if (text.includes(':')) return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const value = VALUES[text] ?? Number(text.replaceAll(',', ''));
  return Number.isNaN(value) ? null : value * (factor === undefined ? 1 : (FACTORS[factor.trim()] ?? 1));
}
