import { expect, it } from 'vitest';
import { dataOf, fieldsOf, readParsed, readShown } from './read-html.ts';

const heads = (html: string) => readShown(html).tables.map(({ columns }) => columns.map((path) => path.join('/')));

const member = (name: string, job: string, team: string, since: string, mail = '') =>
  `<li class="m"><div aria-hidden="true">${name.slice(0, 1)}</div><div><h3>${name}</h3><p class="job">${job}</p><dl><div><dt>Team</dt><dd>${team}</dd></div>
  <div><dt>Since</dt><dd>${since}</dd></div>${mail}</dl></div></li>`;

it('reads cards that hold lists of terms as one table, a column for each term', () => {
  const mail = '<div><dt>Desk</dt><dd>D 12</dd></div>';
  const html = `<h1>Crew</h1><ul>${member('Nia Okoro', 'Baker', 'Ovens', 'May 2020')}${member('Tom de Vries', 'Driver', 'Vans', 'June 2021', mail)}
    ${member('Ana Reis', 'Buyer', 'Office', 'July 2022')}${member('Jun Sato', 'Baker', 'Ovens', 'March 2019', mail)}</ul>`;
  for (const content of [readShown(html), readParsed(html)]) {
    const [table] = content.tables;
    expect(table?.columns.flat()).toEqual(['Name', 'Role', 'Team', 'Since', 'Desk']);
    expect(dataOf(table)[1]).toEqual(['Tom de Vries', 'Driver', 'Vans', 'June 2021', 'D 12']);
    expect(dataOf(table)[0]).toEqual(['Nia Okoro', 'Baker', 'Ovens', 'May 2020', null]);
    expect(table?.rowHeader).toBe(0);
    expect(fieldsOf(content)).toEqual([]);
  }
});

it('takes words that all cards have in one place before something else for its label', () => {
  const room = (name: string, a: string, b: string, c: string) =>
    `<article class="r"><header><strong>${name}</strong> <span class="s">Open</span></header>
    <div class="f"><span>Heat</span><span>${a}</span></div><div class="f"><span>Noise</span><span>${b}</span></div><p>Cleaned ${c}</p></article>`;
  const html = `<style>.f{display:flex;gap:9px}</style><h1>Rooms</h1><div>${room('North', '21%', '40%', '3 May 2026')}${room('South', '25%', '12%', '4 May 2026')}
    ${room('Attic', '19%', '9%', '5 May 2026')}</div>`;
  const { tables, fields } = readShown(html);
  expect(tables[0]?.columns.flat()).toEqual(['Entry', 'Heat', 'Noise', 'Cleaned']);
  expect(dataOf(tables[0])).toEqual([
    ['North', '21%', '40%', '3 May 2026'],
    ['South', '25%', '12%', '4 May 2026'],
    ['Attic', '19%', '9%', '5 May 2026'],
  ]);
  expect(fields).toEqual([]);
});

it('joins the items of several lists under the headings that part them', () => {
  const item = (what: string, how: string, at: string, sum: string, chip = '') =>
    `<li class="x"><div class="w"><span class="n">${what}</span> ${chip}<small>${how} · ${at}</small></div><span class="a">${sum}</span></li>`;
  const html = `<style>.x{display:flex}small{display:block}</style><h2>Payments</h2><section><h3>Friday 15 May</h3><ul>${item('Oat mill', 'Card', '08:12', '−£4.85', '<span class="chip">Pending</span>')}
    ${item('Tram', 'Card', '07:40', '−£3.20')}</ul><h3>Thursday 14 May</h3><ul>${item('Lena Brandt', 'Transfer', '12:05', '+£45.00')}</ul>
    <h3>Monday 4 May</h3><ul>${item('Water works', 'Standing order', '00:01', '−£34.00', '<span class="chip">Pending</span>')}</ul></section>`;
  const [table] = readShown(html).tables;
  expect(dataOf(table)).toEqual([
    ['Oat mill', 'Pending', 'Card', '08:12', '−£4.85', 'Friday 15 May'],
    ['Tram', null, 'Card', '07:40', '−£3.20', 'Friday 15 May'],
    ['Lena Brandt', null, 'Transfer', '12:05', '+£45.00', 'Thursday 14 May'],
    ['Water works', 'Pending', 'Standing order', '00:01', '−£34.00', 'Monday 4 May'],
  ]);
  expect(table?.columns.map((path) => path[0] ?? '')).toEqual(['Entry', 'Status', '', 'Time', 'Amount', 'Date']);
});

it('names the parts of rows by the row of words above them, also where a cell holds two lines', () => {
  const row = (code: string, what: string, kind: string, who: string, sum: string) =>
    `<div class="l"><div>${code}</div><div><a href="#">${what}</a><span class="k">${kind}</span></div><div>${who}</div><div>${sum}</div></div>`;
  const html = `<style>.l,.h{display:grid;grid-template-columns:repeat(4,1fr)}.k{display:block}</style><main><h1>Claims</h1><p>October</p>
    <div class="h"><div>Claim</div><div>What for</div><div>By</div><div>Sum</div></div>${row('C-1', 'Train to Ghent', 'Travel', 'Ana Reis', '€64.20')}
    ${row('C-2', 'Desk lamp', 'Equipment', 'Ben Aziz', '€49.00')}${row('C-3', 'Taxi home', 'Travel', 'Ana Reis', '€12.50')}<p>All claims</p></main>`;
  const [table] = readShown(html).tables;
  expect(table?.columns.map((path) => path[0] ?? '')).toEqual(['Claim', 'What for', '', 'By', 'Sum']);
  expect(dataOf(table)[1]).toEqual(['C-2', 'Desk lamp', 'Equipment', 'Ben Aziz', '€49.00']);
});

it('heads flat rows by a first row of another class', () => {
  const row = (kind: string, ...texts: string[]) =>
    `<div class="${kind}" style="display:flex">${texts.map((text) => `<div style="width:90px">${text}</div>`).join('')}</div>`;
  const html = `<div>${row('top', 'Code', 'Thing', 'Left')}${row('it', 'A1', 'Bolt', '40')}${row('it', 'A2', 'Nut', '7')}${row('it', 'A3', 'Pin', '12')}</div>`;
  expect(heads(html)).toEqual([['Code', 'Thing', 'Left']]);
});

it('reads bookings under each room as rows, and the rooms as another table', () => {
  const booked = (at: string, what: string, who: string) =>
    `<div class="b"><div class="tm">${at}</div><div>${what}</div><div>${who}</div></div>`;
  const room = (name: string, seats: number, ...all: string[]) =>
    `<section><header><h2>${name}</h2><p>${seats} seats · 2nd floor</p></header><div class="lane">${all.join('')}</div></section>`;
  const html = `<h1>Today</h1><div><div>08:00</div>${room('Alder', 4, booked('09:00–09:45', 'Pay check', 'Ana Reis'), booked('11:00–12:00', 'Interview', 'Ben Aziz'))}
    ${room('Birch', 6, booked('08:30–10:00', 'Planning', 'Jun Sato'), booked('13:00–14:00', 'Review', 'Nia Okoro'))}${room('Cedar', 10, booked('09:30–10:30', 'Budget', 'Lena Brandt'))}</div>`;
  const { tables } = readShown(html);
  expect(tables.map(dataOf)).toEqual([
    [
      ['09:00–09:45', 'Pay check', 'Ana Reis', 'Alder'],
      ['11:00–12:00', 'Interview', 'Ben Aziz', 'Alder'],
      ['08:30–10:00', 'Planning', 'Jun Sato', 'Birch'],
      ['13:00–14:00', 'Review', 'Nia Okoro', 'Birch'],
      ['09:30–10:30', 'Budget', 'Lena Brandt', 'Cedar'],
    ],
    [
      ['Alder', '4 seats'],
      ['Birch', '6 seats'],
      ['Cedar', '10 seats'],
    ],
  ]);
});

it('makes no records of links, of running text and of tiles with a label and a number', () => {
  const links =
    '<ul><li><a href="#">One</a> <small>new</small></li><li><a href="#">Two</a></li><li><a href="#">Three</a></li></ul>';
  const text = [
    'We sent <b>it</b> on Monday with care.',
    'Ask <a href="#">Ana</a> about the <i>old</i> gate.',
    'No news.',
    'It <b>rains</b> here.',
  ];
  const tiles = ['Open', 'Lost', 'Won'].map(
    (name, i) => `<div class="t"><span>${name} deals</span><strong>${i + 3}</strong><small>this week</small></div>`,
  );
  for (const html of [links, text.map((line) => `<div class="c"><span>${line}</span></div>`).join(''), tiles.join('')])
    expect(heads(`<h1>Page</h1><div>${html}</div>`).flat()).not.toContain('Entry');
  expect(fieldsOf(readShown(`<div>${tiles.join('')}</div>`))).toContain('Open deals=3');
});

it('names the column of a board by the heading alone, with its count beside it', () => {
  const card = (name: string, owner: string, sum: string) =>
    `<div class="card"><div>${name}</div><div class="v">${sum}</div><div class="g"><span class="lab">Owner</span> ${owner}</div><div class="g"><span class="lab">Size</span> big</div></div>`;
  const lane = (name: string, n: number, ...all: string[]) =>
    `<section class="col" style="width:160px"><header><h2>${name}</h2><span>${n} deals</span><div>€9,000</div></header>${all.join('')}</section>`;
  const html = `<div style="display:flex">${lane('New', 2, card('Mill job', 'Ana Reis', '€4,000'), card('Quay job', 'Ben Aziz', '€5,000'))}${lane('Won', 1, card('Oak job', 'Jun Sato', '€9,000'))}</div>`;
  const [table] = readShown(html).tables;
  expect(table?.columns.map((path) => path[0] ?? '')).toEqual(['Card', 'Amount', 'Owner', 'Size', 'Status column']);
  expect(dataOf(table)).toEqual([
    ['Mill job', '€4,000', 'Ana Reis', 'big', 'New'],
    ['Quay job', '€5,000', 'Ben Aziz', 'big', 'New'],
    ['Oak job', '€9,000', 'Jun Sato', 'big', 'Won'],
  ]);
});
