import { dateWordKey, dateWords } from '../../values/date-words.ts';
import { plainText } from '../../values/plain-text.ts';

/** Is a text nothing but the name of a day: numbers, names of months and weekdays, "today"? */
export function isDayName(text: string, lang: string): boolean {
  const plain = plainText(text);
  if (plain.length > 60 || !/^[\p{L}\p{M}\d\s.,/()–-]+$/u.test(plain)) return false;
  const words = plain.match(/[\p{L}\p{M}]+\.?|\d+/gu) ?? [];
  const { months, weekdays, near } = dateWords(lang);
  const isDayWord = (word: string) => {
    const key = dateWordKey(word);
    if (/^\d/.test(key)) return /^\d{1,2}$|^(19|20)\d\d$/.test(key);
    return (
      months.has(key) ||
      weekdays.has(key) ||
      near.has(key) ||
      /^(st|nd|rd|th|de|of|年|月|日)$/.test(key) ||
      /^\p{Lu}$/u.test(word)
    );
  };
  return words.length > 0 && words.length <= 9 && words.every(isDayWord);
}
