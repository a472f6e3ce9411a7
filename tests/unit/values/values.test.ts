import { describe, expect, it } from 'vitest';
import { dateOrderOf, findDates } from '../../../src/reading/values/date-text.ts';
import { decimalMarkOf } from '../../../src/reading/values/number-marks.ts';
import { parseDate, parseMoment, possibleDates } from '../../../src/reading/values/parse-moment.ts';
import { parseNumber } from '../../../src/reading/values/parse-number.ts';
import { sameValue } from '../../../src/reading/values/same-value.ts';
import { shapeOf } from '../../../src/reading/values/shape-of.ts';
import { findTimes, parseTime, parseTimeSpan } from '../../../src/reading/values/time-text.ts';

describe('numbers', () => {
  it.each([
    ['48,200', '', 48200, 'number', null],
    ['48,2', 'de', 48.2, 'number', null],
    ['1.200,50', 'en', 1200.5, 'number', null],
    ['1.200', 'de', 1200, 'number', null],
    ['1.200', 'en-US', 1.2, 'number', null],
    ['12\u202f345,6', 'fr', 12345.6, 'number', null],
    ['12,34,567.5', 'en-IN', 1234567.5, 'number', null],
    ["CHF 1'234.50", 'de-CH', 1234.5, 'money', 'CHF'],
    ['(1,234)', 'en', -1234, 'number', null],
    ['\u22125', '', -5, 'number', null],
    ['12 %', 'de', 12, 'percent', '%'],
    ['€1.2k', '', 1200, 'money', 'EUR'],
    ['$4.2M', '', 4200000, 'money', '$'],
    ['160.0', '', 160, 'number', null],
    ['5k€', '', 5000, 'money', 'EUR'],
    ['-$12', '', -12, 'money', '$'],
    ['€12,50', 'en', 12.5, 'money', 'EUR'],
    ['٣٧', 'ar', 37, 'number', null],
    ['5 MB', '', 5, 'number', 'MB'],
    ['2.50 h', 'en', 2.5, 'number', 'h'],
  ] as const)('reads %s on a page in "%s"', (text, lang, value, shape, unit) => {
    expect(parseNumber(text, lang)).toEqual({ value, shape, unit });
  });

  it.each([
    ['1.200', ''],
    ['12,5', 'en'],
    ['007', ''],
    ['192.168.100.200', 'en'],
    ['3 of 5', ''],
    ['12:30', ''],
    ['9a', ''],
    ['12/08/2026', ''],
    ['Q3', ''],
    ['1st', ''],
    ['', ''],
    ['1234567890123456', ''],
  ])('does not make a number of %s on a page in "%s"', (text, lang) => {
    expect(parseNumber(text, lang)).toBeNull();
  });

  it('lets the other numbers of a column decide about a mark that the language does not', () => {
    expect(decimalMarkOf(['1.200', '0,75', '3'])).toBe(',');
    expect(parseNumber('1.200', '', decimalMarkOf(['1.200', '0,75']))?.value).toBe(1200);
    expect(decimalMarkOf(['1.5', '1,5'])).toBeNull();
  });
});

describe('times', () => {
  it.each([
    ['9:15a', '', '09:15', null],
    ['9:15am', '', '09:15', null],
    ['13h00', 'fr', '13:00', null],
    ['12am', '', '00:00', null],
    ['9:15 - 9:30', '', '09:15', '09:30'],
    ['7 to 10:15pm', '', '19:00', '22:15'],
    ['11 – 1pm', '', '11:00', '13:00'],
    ['de 13h00 à 14h30', 'fr', '13:00', '14:30'],
    ['午後3時30分', 'ja', '15:30', null],
    ['9.30 Uhr', 'de', '09:30', null],
  ])('reads %s on a page in "%s"', (text, lang, start, end) => {
    expect(parseTimeSpan(text, lang)).toEqual({ start, end });
  });

  it.each(['9', '9 - 10', '9.30', '25:00', '1:1 Mira', '3 a'])('takes %s for no time', (text) => {
    expect(parseTime(text, 'en')).toBeNull();
  });

  it('tells a time whose half of the day is open', () => {
    expect(findTimes('2:00 - 2:30', '')[0]?.sure).toBe(false);
    expect(findTimes('14:00', '')[0]?.sure).toBe(true);
    expect(findTimes('2:00pm', '')[0]?.sure).toBe(true);
  });
});

describe('dates', () => {
  it('reads an all-digit date by the language of the page', () => {
    expect(parseDate('12/08/2026', 'en-US')).toBe('2026-12-08');
    expect(parseDate('12/08/2026', 'en-GB')).toBe('2026-08-12');
  });

  it('does not guess which is the day when the language says nothing, unless other dates prove it', () => {
    expect(parseDate('12/08/2026', 'en')).toBeNull();
    expect(possibleDates('12/08/2026', '')).toEqual(['2026-08-12', '2026-12-08']);
    const order = dateOrderOf(['25/12/2026', '01/02/2026']);
    expect(parseDate('12/08/2026', 'en', { order })).toBe('2026-08-12');
    expect(dateOrderOf(['25/12/2026', '12/25/2026'])).toBe('mixed');
  });

  it.each([
    ['Dec 8, 2026', ''],
    ['8 Dec 2026', ''],
    ['8-Dec-2026', ''],
    ['2026-12-08', ''],
    ['08.12.2026', 'de'],
    ['8. Dezember 2026', 'de'],
    ['mardi 8 décembre 2026', 'fr'],
    ['8 de diciembre de 2026', 'es'],
    ['8 декабря 2026 г.', 'ru'],
    ['2026年12月8日', 'ja'],
    ['Tuesday, December 8th, 2026', 'en'],
  ])('reads %s on a page in "%s"', (text, lang) => {
    expect(parseDate(text, lang)).toBe('2026-12-08');
  });

  it.each(['31/02/2026', 'Phase 2', 'May', 'Dec 2026', 'Tue', 'Dec 8, 2026 – Dec 9, 2026'])(
    'takes %s for no date',
    (text) => {
      expect(possibleDates(text, 'en-US')).toEqual([]);
    },
  );

  it('needs a hint for the year that a date leaves out', () => {
    expect(parseDate('Tue Dec 1', '')).toBeNull();
    expect(parseDate('Tue Dec 1', '', { near: '2026-11-30' })).toBe('2026-12-01');
    expect(parseDate('Jan 2', '', { near: '2026-12-30' })).toBe('2027-01-02');
  });

  it('reads date and time together', () => {
    expect(parseMoment('Tue, Dec 1, 2026 at 9:15 AM', '')).toEqual({ date: '2026-12-01', time: '09:15' });
    expect(parseMoment('2026-12-08T09:15:00', '')).toEqual({ date: '2026-12-08', time: '09:15' });
  });

  it('finds dates inside a sentence', () => {
    const found = findDates('7pm to 10:15pm, Title, No location, January 4, 2024', 'en');
    expect(found.map(({ dates }) => dates)).toEqual([['2024-01-04']]);
  });
});

it.each([
  ['$1,200', 'money'],
  ['12%', 'percent'],
  ['17', 'number'],
  ['1.200', 'number'],
  ['9:15 - 9:30', 'time'],
  ['12/08/2026', 'date'],
  ['Tue Dec 1', 'date'],
  ['#REF!', 'text'],
  ['Mira Patel', 'text'],
])('calls %s a %s', (text, shape) => {
  expect(shapeOf(text, '')).toBe(shape);
});

it('compares values by what they say', () => {
  expect(sameValue('9:15a', '09:15', 'en')).toBe(true);
  expect(sameValue('9:15a', '9:15p', 'en')).toBe(false);
  expect(sameValue('160.0', '160', 'en')).toBe(true);
  expect(sameValue('$5', '5 USD', 'en')).toBe(true);
  expect(sameValue('$5', '€5', 'en')).toBe(false);
  expect(sameValue('12', '12 %', 'en')).toBe(false);
  expect(sameValue('12/08/2026', '8 Dec 2026', 'en-US')).toBe(true);
  expect(sameValue('12/08/2026', '8 Dec 2026', 'en-GB')).toBe(false);
  expect(sameValue('12/08/2026', '8 Dec 2026', '')).toBe(false);
});

it('stays quick on hostile text', () => {
  const texts = [
    '1,'.repeat(50_000),
    '9:15 '.repeat(20_000),
    '('.repeat(90_000),
    'a. m. '.repeat(20_000),
    `${' '.repeat(90_000)}x`,
    '12/08/'.repeat(20_000),
  ];
  const started = performance.now();
  for (const text of texts) {
    parseNumber(text, 'en');
    parseMoment(text, 'en');
    findTimes(text, 'en');
    findDates(text, 'en');
    dateOrderOf([text]);
    decimalMarkOf([text]);
  }
  expect(performance.now() - started).toBeLessThan(5000);
});
