import { describe, expect, it } from 'vitest';
import { sameValue } from '../../eval/score-value.ts';

const same: [stated: string, gold: string, lang?: string][] = [
  ['9:15 am', '9:15a'],
  ['09:15', '9:15a'],
  ['9:15', '9:15 AM'],
  ['3:30pm', '15:30'],
  ['9:15', '9:15 - 9:30'],
  ['9:15 – 9:30', '9:15 - 9:30'],
  ['9:15am to 9:30am', '9:15 - 9:30'],
  ['9 – 10am', '9am'],
  ['11:00 - 12:00', '11:00am'],
  ['Tue Dec 1, 2026, 11:00am – 12:00pm', '11:00am'],
  ['8 Dec 2026', '12/08/2026'],
  ['2026-12-08', '12/08/2026'],
  ['12 Aug 2026', '12/08/2026', 'en-GB'],
  ['8. Dezember 2026', '08.12.2026', 'de'],
  ['Dec 21', '2026-12-21'],
  ['Monday, December 21, 2026', '2026-12-21'],
  ['Dec 21, 2026 – Jan 1, 2027', '2026-12-21'],
  ['48,200', '48200'],
  ['$48,200.00', '48200'],
  ['48.200 €', '48200', 'de'],
  ['48 200,50', '48200.5', 'fr'],
  ['12,34,567', '1234567', 'en-IN'],
  ['5000', '5,000'],
  ['(1,234)', '-1234'],
  ['−5', '-5'],
  ['12 %', '12%'],
  ['EUR 12.50', '€12.50'],
  ['ines  duarte', 'Ines Duarte'],
  ['Customer call: Fabrikam', 'Customer call: Fabrikam'],
  ['“Draft v3”', 'Draft v3'],
];

const different: [stated: string, gold: string, lang?: string][] = [
  ['9:30am', '9:15a'],
  ['9:15pm', '9:15a'],
  ['2:00', '14:00'],
  ['9:15 - 9:45', '9:15 - 9:30'],
  ['9:30', '9:15 - 9:30'],
  ['12 Aug 2026', '12/08/2026'],
  ['8 Dec 2025', '12/08/2026'],
  ['Tuesday, December 21, 2026', 'Monday, December 21, 2026'],
  ['December', '2026-12-21'],
  ['2026', '2026-12-21'],
  ['Dec 21', '11:00am'],
  ['48.200', '48200'],
  ['48.2', '48200', 'de'],
  ['€12', '$12'],
  ['12 %', '12 €'],
  ['18 of 37', '18'],
  ['The count is 18', '18'],
  ['118', '18'],
  ['Status page 9:15 and others', '9:15'],
  ['Ines', 'Ines Duarte'],
  ['Ines Duarte and Tom Weiss', 'Ines Duarte'],
  ['In Progress', 'New'],
  ['', '18'],
  ['18', ''],
];

describe('a stated value', () => {
  it.each(same)('%s is %s', (stated, gold, lang = 'en-US') => {
    expect(sameValue(stated, gold, lang)).toBe(true);
  });

  it.each(different)('%s is not %s', (stated, gold, lang = 'en-US') => {
    expect(sameValue(stated, gold, lang)).toBe(false);
  });

  it('is compared at once, whatever it is', () => {
    const hostile = [
      '9:'.repeat(20_000),
      '1,'.repeat(20_000),
      '- '.repeat(20_000),
      'dec '.repeat(5000),
      '1'.repeat(50_000),
    ];
    const started = performance.now();
    for (const text of hostile) for (const gold of ['9:15', '18', 'Dec 21']) sameValue(text, gold, 'en-US');
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('does not fail on a language that a page made up', () => {
    expect(sameValue('48,200', '48200', 'x-@@')).toBe(true);
  });
});
