/**
 * Whether what the popup said is the expected value, however the page writes it: 9:45am is 09:45, 12,500 is 12500.
 * @param {string} said
 * @param {string | number} expected a number, a time as 09:45, or words that must stand in what was said
 */
export function isSameValue(said, expected) {
  if (typeof expected === 'number') {
    const numbers = said.match(/-?\d[\d,.\u00a0\u202f ]*/g) ?? [];
    return (
      numbers.length === 1 &&
      Number((numbers[0] ?? '').replace(/[,\u00a0\u202f ]/g, '').replace(/\.$/, '')) === expected
    );
  }
  if (/^\d{2}:\d{2}$/.test(expected)) return timesIn(said)[0] === expected;
  return said.toLowerCase().includes(expected.toLowerCase());
}

/**
 * @param {string} text
 * @returns {string[]} the times of day in it, as 09:45; "10:15 - 10:45" holds two
 */
function timesIn(text) {
  return [...text.matchAll(/\b(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\b/gi)]
    .filter(([, , minutes, half]) => minutes !== undefined || half !== undefined)
    .map(([, hours, minutes, half]) => {
      const hour = (Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0);
      return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
    });
}
