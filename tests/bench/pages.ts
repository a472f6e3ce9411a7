/** Pages for the bench, made from a size alone: the same size gives the same page each time. */

const WORDS =
  'harbour ledger quiet morning tender copper market window signal garden method branch travel season bridge paper'.split(
    ' ',
  );

const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => WORDS[(from * 7 + i * 5 + ((i * i) % 11)) % WORDS.length]).join(' ');

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

/** A table with a header row, `rows` records and eight columns of ids, names, amounts, days and states. */
export function tablePage(rows: number): string {
  const head = ['Order', 'Customer', 'Amount', 'Placed', 'Due', 'State', 'Owner', 'Note'];
  const record = (i: number): string[] => [
    `SO-${10_000 + i}`,
    words(i, 2),
    `£${((i * 37) % 9973) + 100}.50`,
    `${(i % 28) + 1} March 2026`,
    `2026-04-${String((i % 28) + 1).padStart(2, '0')}`,
    i % 3 === 0 ? 'Shipped' : 'Open',
    words(i + 3, 1),
    words(i + 5, 4),
  ];
  const line = (cells: string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = Array.from({ length: rows }, (_, i) => line(record(i), 'td')).join('\n');
  return page(
    'Orders',
    `<main><h1>Orders</h1><table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table></main>`,
  );
}

/** Prose with a heading every twelve paragraphs, links and emphasis in it. */
export function articlePage(paragraphs: number): string {
  const paragraph = (i: number): string =>
    `${i % 12 === 0 ? `<h2>${words(i, 3)}</h2>` : ''}<p>${words(i, 30)} <a href="/p/${i}">${words(i, 2)}</a> ${words(i + 1, 25)} <em>${words(i, 1)}</em> ${words(i + 2, 20)}.</p>`;
  return page(
    'Article',
    `<article><h1>${words(1, 4)}</h1>${Array.from({ length: paragraphs }, (_, i) => paragraph(i)).join('\n')}</article>`,
  );
}

/** Cards with a label, a figure, a trend, buttons and a short list each: about 20 elements a card. */
export function dashboardPage(cards: number): string {
  const card = (i: number): string =>
    `<section class="card"><header class="card-head"><h3>${words(i, 2)} ${i}</h3><button>Edit</button><button aria-label="More">…</button></header>
    <div class="stat"><span class="label">${words(i + 1, 1)}</span><span class="value">${(i * 91) % 5000}</span><span class="trend">+${i % 9}%</span></div>
    <dl><dt>${words(i, 1)}</dt><dd>${(i * 13) % 700}</dd><dt>Updated</dt><dd>${(i % 28) + 1} May 2026</dd></dl>
    <ul><li>${words(i, 3)}</li><li>${words(i + 2, 3)}</li></ul>
    <div class="foot"><span><b>${words(i, 1)}</b></span><label>Limit <input value="${i}"></label></div></section>`;
  const style = '<style>.card{display:inline-block;width:280px}.stat{display:flex;gap:8px}</style>';
  return page(
    'Dashboard',
    `${style}<h1>Dashboard</h1><main>${Array.from({ length: cards }, (_, i) => card(i)).join('\n')}</main>`,
  );
}
