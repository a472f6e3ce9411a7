import { html, page } from './html.mjs';
import { isStatus } from './state.mjs';

/** @typedef {import('./state.mjs').Workspace} Workspace */

const PER_PAGE = 10;

/**
 * The list of tickets, as the address asks for it: ?status=Open&area=…&page=2.
 * @param {Workspace} workspace
 * @param {URLSearchParams} query
 */
export function ticketList({ tickets }, query) {
  const status = query.get('status') ?? '';
  const area = query.get('area') ?? '';
  const found = tickets
    .filter((ticket) => (!isStatus(status) || ticket.status === status) && (!area || ticket.area === area))
    .sort((a, b) => a.id - b.id);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const at = Math.min(pages, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1));
  const shown = found.slice((at - 1) * PER_PAGE, at * PER_PAGE);
  const link = (/** @type {Record<string, string>} */ change) => {
    const wanted = { status, area, ...change };
    return `/tickets?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))}`;
  };
  const filters = ['', 'Open', 'In progress', 'Closed'].map((name) =>
    name === status
      ? html`<a class="chip" aria-current="true" href="${link({ status: name })}">${name || 'All'}</a> `
      : html`<a class="chip" href="${link({ status: name })}">${name || 'All'}</a> `,
  );
  const rows = shown.map(
    (
      ticket,
    ) => html`<tr><td><a href="/tickets/${ticket.id}">${ticket.id}</a></td><td><a href="/tickets/${ticket.id}">${ticket.title}</a></td>
<td>${ticket.status}</td><td>${ticket.priority}</td><td>${ticket.assignee}</td><td>${ticket.area}</td><td>${ticket.opened}</td></tr>`,
  );
  const first = found.length === 0 ? 0 : (at - 1) * PER_PAGE + 1;
  const turn = Array.from({ length: pages }, (_, index) =>
    index + 1 === at
      ? html`<b>${index + 1}</b> `
      : html`<a href="${link({ page: String(index + 1) })}">${index + 1}</a> `,
  );
  const name = isStatus(status) ? `${status} tickets` : 'Tickets';
  return page(
    name,
    '/tickets',
    html`<h1>${name}</h1><p>${filters}</p>
<table><thead><tr><th>#</th><th>Subject</th><th>Status</th><th>Priority</th><th>Assignee</th><th>Area</th><th>Opened</th></tr></thead>
<tbody>${rows}</tbody></table>
<p class="pager">(${first}-${first + shown.length - (shown.length ? 1 : 0)}/${found.length}) ${turn}</p>`,
  );
}

/**
 * @param {Workspace} workspace
 * @param {number} id
 * @returns {string | null} the page of one ticket, null when there is none
 */
export function ticketPage({ tickets }, id) {
  const ticket = tickets.find((candidate) => candidate.id === id);
  if (!ticket) return null;
  return page(
    `#${ticket.id} ${ticket.title}`,
    '/tickets',
    html`<p><a href="/tickets?status=Open">All open tickets</a></p><h1>#${ticket.id} ${ticket.title}</h1>
<dl class="facts"><div><dt>Status</dt><dd>${ticket.status}</dd></div><div><dt>Priority</dt><dd>${ticket.priority}</dd></div>
<div><dt>Assignee</dt><dd>${ticket.assignee}</dd></div><div><dt>Area</dt><dd>${ticket.area}</dd></div>
<div><dt>Opened</dt><dd>${ticket.opened}</dd></div></dl>`,
  );
}

/**
 * Where a person changes what the other pages show.
 * @param {Workspace} workspace
 * @param {string} said what the last change was, or nothing
 */
export function controlPage({ standup, budget, tickets }, said) {
  const departments = budget.map(({ department }) => html`<option>${department}</option>`);
  const list = [...tickets]
    .sort((a, b) => a.id - b.id)
    .map((t) => html`<option value="${t.id}">#${t.id} ${t.title} (${t.status})</option>`);
  return page(
    'Control',
    '/control',
    html`<h1>Control</h1><p>Change what the other pages say. Tabs that are open already do not notice.</p>
${said ? html`<p class="said" role="status">${said}</p>` : ''}
<form method="post" action="/control/standup"><h2>Move the standup</h2>
<label>Time <input name="time" type="time" min="06:00" max="20:00" value="${standup}" required></label><button>Move</button></form>
<form method="post" action="/control/budget"><h2>Edit the budget</h2>
<label>Department <select name="department">${departments}</select></label>
<label>Quarter <select name="quarter"><option value="1">Q1</option><option value="2">Q2</option><option value="3">Q3</option><option value="4">Q4</option></select></label>
<label>Amount <input name="amount" type="number" step="50" required></label><button>Write</button></form>
<form method="post" action="/control/ticket"><h2>Set a ticket's status</h2>
<label>Ticket <select name="id">${list}</select></label>
<label>Status <select name="status"><option>Closed</option><option>Open</option><option>In progress</option></select></label><button>Set</button></form>`,
  );
}

/** @param {Workspace} workspace */
export function frontPage({ today }) {
  return page(
    'Today',
    '/',
    html`<h1>Good to see you</h1><p>The working papers of a market hall, on ${today}. Values are drawn anew at every start.</p>
<ul class="cards"><li><a href="/calendar/"><h2>Calendar</h2>When things happen</a></li>
<li><a href="/budget/"><h2>Budget</h2>What each department may spend</a></li>
<li><a href="/tickets?status=Open"><h2>Tickets</h2>What is broken or wanted, page by page</a></li>
<li><a href="/board/"><h2>Board</h2>The same tickets, loaded once</a></li>
<li><a href="/control"><h2>Control</h2>Change any of it, and ask again</a></li></ul>`,
  );
}
