import { element } from '../element.js';

/** @typedef {{ id: number, title: string, status: string, priority: string, assignee: string, area: string }} Ticket */

const COLUMNS = /** @type {const} */ ([
  ['#', 'id'],
  ['Subject', 'title'],
  ['Status', 'status'],
  ['Priority', 'priority'],
  ['Assignee', 'assignee'],
  ['Area', 'area'],
]);

// Loaded once: whatever changes later is not seen here until the page is loaded anew.
/** @type {Ticket[]} */
const tickets = await (await fetch('/api/tickets')).json();
let chosen = '';

draw();

function draw() {
  const chips = ['', 'Open', 'In progress', 'Closed'].map((status) => {
    const count = tickets.filter((ticket) => !status || ticket.status === status).length;
    const chip = make('button', `${status || 'All'} (${count})`);
    chip.className = 'chip';
    chip.setAttribute('aria-pressed', String(status === chosen));
    chip.addEventListener('click', () => {
      chosen = status;
      draw();
    });
    return chip;
  });
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const [name] of COLUMNS) head.append(make('th', name));
  const body = table.createTBody();
  for (const ticket of tickets.filter(({ status }) => !chosen || status === chosen).sort((a, b) => a.id - b.id)) {
    const row = body.insertRow();
    for (const [, key] of COLUMNS) row.insertCell().textContent = String(ticket[key]);
  }
  const filters = document.createElement('p');
  filters.append(...chips.flatMap((chip) => [chip, ' ']));
  element('#board').replaceChildren(filters, table);
}

/**
 * @param {string} name
 * @param {string} text
 */
function make(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
