/** Names of months and weekdays, lower case, without final points, to month 1-12 or ISO weekday 1-7 (Monday is 1). */
export interface DateWords {
  months: Map<string, number>;
  weekdays: Map<string, number>;
  /** "today", "tomorrow", "yesterday" and the like, to a number of days from today. */
  near: Map<string, number>;
}

const known = new Map<string, DateWords>();

/** Lower case, composed, without the points that shorten a word. */
export function dateWordKey(word: string): string {
  const key = word.normalize('NFC').toLowerCase();
  return key.endsWith('.') ? key.replace(/\.+$/, '') : key;
}

/** The words of a language by CLDR (through Intl), with the English ones always among them. */
export function dateWords(lang: string): DateWords {
  const primary = lang.toLowerCase();
  const cached = known.get(primary);
  if (cached) return cached;
  const words: DateWords = { months: new Map(), weekdays: new Map(), near: new Map() };
  addEnglish(words);
  if (primary !== '' && !/^en\b/.test(primary)) addLanguage(words, primary);
  if (known.size > 50) known.clear();
  known.set(primary, words);
  return words;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** By hand: asking Intl for them takes longer than reading a small page, and the reader is new to each page. */
function addEnglish({ months, weekdays, near }: DateWords): void {
  for (const [i, month] of MONTHS.entries()) months.set(month, i + 1).set(month.slice(0, 3), i + 1);
  for (const [i, day] of WEEKDAYS.entries()) weekdays.set(day, i + 1).set(day.slice(0, 3), i + 1);
  months.set('sept', 9);
  weekdays.set('tues', 2).set('weds', 3).set('thur', 4).set('thurs', 4);
  near.set('yesterday', -1).set('today', 0).set('tomorrow', 1);
}

function addLanguage(words: DateWords, lang: string): void {
  try {
    for (const style of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(lang, { month: style, timeZone: 'UTC', calendar: 'gregory' });
      const inDate = new Intl.DateTimeFormat(lang, {
        month: style,
        day: 'numeric',
        timeZone: 'UTC',
        calendar: 'gregory',
      });
      for (let month = 0; month < 12; month++) {
        for (const format of [alone, inDate]) {
          const name = format.formatToParts(Date.UTC(2026, month, 15)).find((part) => part.type === 'month')?.value;
          if (name !== undefined && /\p{L}/u.test(name)) words.months.set(dateWordKey(name), month + 1);
        }
      }
      const weekday = new Intl.DateTimeFormat(lang, { weekday: style, timeZone: 'UTC', calendar: 'gregory' });
      // 5 January 2026 is a Monday.
      for (let day = 0; day < 7; day++) {
        words.weekdays.set(dateWordKey(weekday.format(Date.UTC(2026, 0, 5 + day))), day + 1);
      }
    }
    const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
    for (const days of [-1, 0, 1]) words.near.set(dateWordKey(relative.format(days, 'day')), days);
  } catch {
    // Not a language tag: the English words must do.
  }
}
