/**
 * Numbers drawn from a seed, so that a run can be repeated (32-bit xorshift, Marsaglia 2003).
 * @param {number} seed
 * @returns {(from: number, to: number) => number} whole numbers from `from` to `to`, both included
 */
export function drawFrom(seed) {
  let state = seed >>> 0 || 0x9e3779b9;
  const next = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
  for (let warm = 0; warm < 8; warm++) next(); // neighbouring seeds start out alike
  return (from, to) => from + (next() % (to - from + 1));
}
