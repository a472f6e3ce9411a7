export type Random = () => number;

/** Mulberry32: numbers in [0, 1), the same for the same seed. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of some things. */
export const pick = <T>(random: Random, things: readonly T[]): T | undefined =>
  things[Math.floor(random() * things.length)];

/** All of some things in another order. */
export function shuffled<T>(random: Random, things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

const TEAMS = ['Marketing', 'Engineering', 'Legal', 'Support', 'Finance', 'Research'];
/** An amount. */
export const money = (random: Random) => `$${Math.floor(random() * 90 + 10)},${Math.floor(random() * 900 + 100)}`;

const budget = (random: Random, region: string) => `<section><h2>${region}</h2><table><caption>Budget</caption>
  <thead><tr><th>Team</th><th>Lead</th><th>Travel</th><th>Hardware</th><th>Rent</th></tr></thead><tbody>${TEAMS.map(
    (team) =>
      `<tr><td>${team}</td><td>${pick(random, ['Ola', 'Pia', 'Sam'])}</td>${['Travel', 'Hardware', 'Rent']
        .map((column) => `<td data-truth="${region}/${team}/${column}">${money(random)}</td>`)
        .join('')}</tr>`,
  ).join('')}</tbody></table></section>`;

const tickets = (random: Random) => `<section><h2>Tickets</h2><div role="grid" aria-rowcount="7">
  <div role="row" style="display:flex">${['Ticket', 'Subject', 'Hours', 'Owner'].map((name) => `<div role="columnheader">${name}</div>`).join('')}</div>
  ${Array.from({ length: 6 }, (_, i) => `<div role="row" class="line" style="display:flex"><div role="gridcell">T-${i + 40}</div><div role="gridcell">${pick(random, ['Printer', 'Login', 'Export'])} ${i}</div><div role="gridcell" data-truth="T-${i + 40}/Hours">${Math.floor(random() * 90)}.5</div><div role="gridcell" data-truth="T-${i + 40}/Owner">${pick(random, ['Ola Nord', 'Pia Sund', 'Sam Reed'])}</div></div>`).join('')}</div></section>`;

const facts = (random: Random, of: string) =>
  `<section><h2>${of}</h2><dl>${['Revenue', 'Refunds', 'Visits']
    .map((label) => `<dt>${label}</dt><dd data-truth="${of}/${label}">${money(random)}</dd>`)
    .join(
      '',
    )}</dl>${['Cost centre', 'Notice period'].map((label) => `<p><label>${label} <input value="${Math.floor(random() * 9000)}" data-truth="${of}/${label}"></label></p>`).join('')}</section>`;

/** A page of two tables, a grid and two lists of facts that look like each other; values differ with the seed. */
export const page = (
  random: Random,
) => `<!doctype html><html lang="en"><head><title>Desk</title></head><body><main><h1>Desk</h1>
  ${budget(random, 'North')}${budget(random, 'South')}${tickets(random)}${facts(random, 'Shop')}${facts(random, 'Blog')}</main></body></html>`;
