import { drawFrom } from './random.mjs';

/**
 * @typedef {{ id: number, title: string, status: 'Open' | 'In progress' | 'Closed', priority: 'Low' | 'Normal' | 'High',
 *   assignee: string, area: string, opened: string }} Ticket
 * @typedef {{ department: string, quarters: [number, number, number, number] }} BudgetRow
 * @typedef {{ id: string, title: string, start: string, end: string, place: string }} Meeting
 * @typedef {{ seed: number, today: string, standup: string, meetings: Meeting[], budget: BudgetRow[], tickets: Ticket[] }} Workspace
 */

export const DEPARTMENTS = ['Stalls', 'Kitchen', 'Marketing', 'Events', 'Repairs', 'Cleaning'];
const PEOPLE = ['Amara Osei', 'Jonas Weber', 'Lucia Prado', 'Mei Tanaka', 'Tom Fairley'];
const AREAS = ['North hall', 'South hall', 'Loading bay', 'Cold store', 'Website'];
const TITLES = [
  'Cold store door does not close',
  'Card reader at stall 14 drops payments',
  'Opening hours are wrong on the website',
  'Leak under the fish counter',
  'Replace lamps in the south hall',
  'New signs for the loading bay',
  'Stall 7 asks for a second socket',
  'Waste contract runs out',
  'Ramp at the east door is loose',
  'Order aprons for the kitchen',
  'Broken lock on locker 22',
  'Noise complaint from the bakery',
  'Scale at stall 3 shows wrong weight',
  'Update the allergen list',
  'Music licence for the spring fair',
  'Wi-Fi is weak in the north hall',
  'Pigeons in the roof of the north hall',
  'Fire extinguisher check',
  'Find a stand-in for the Saturday band',
  'Repaint the lines in the loading bay',
  'Receipt printer jams',
  'Refund for stall 19',
  'Map of the hall is out of date',
  'Water pressure in the kitchen',
];

/**
 * A workspace whose values nobody can know beforehand.
 * @param {number} seed
 * @param {Date} now the local day the calendar is drawn around
 * @returns {Workspace}
 */
export function drawWorkspace(seed, now) {
  const draw = drawFrom(seed);
  const pick = (/** @type {string[]} */ list) => /** @type {string} */ (list[draw(0, list.length - 1)]);
  const standup = clock(draw(32, 43) * 15); // 8:00 to 10:45
  const open = draw(11, 17);
  const statuses = shuffled(
    TITLES.map((_, index) => (index < open ? 'Open' : index % 3 === 0 ? 'In progress' : 'Closed')),
    draw,
  );
  /** @type {Ticket[]} */
  const tickets = TITLES.map((title, index) => ({
    id: 201 + index,
    title,
    status: /** @type {Ticket['status']} */ (statuses[index]),
    priority: /** @type {Ticket['priority']} */ (pick(['Low', 'Normal', 'Normal', 'High'])),
    assignee: pick(PEOPLE),
    area: pick(AREAS),
    opened: dayText(addDays(now, -draw(1, 40))),
  }));
  return {
    seed,
    today: dayText(now),
    standup,
    meetings: drawMeetings(draw, now),
    budget: DEPARTMENTS.map((department) => ({
      department,
      quarters: [draw(40, 990) * 50, draw(40, 990) * 50, draw(40, 990) * 50, draw(40, 990) * 50],
    })),
    tickets,
  };
}

/**
 * What the calendar shows: the standup on every day of the weeks around today (the hall opens every day) and the rest.
 * @param {Workspace} workspace
 * @returns {Meeting[]} with local times, without a zone
 */
export function meetingsOf(workspace) {
  const today = new Date(`${workspace.today}T12:00:00`);
  const standups = Array.from({ length: 29 }, (_, index) => {
    const day = dayText(addDays(today, index - 14));
    return {
      id: `standup-${day}`,
      title: 'Standup',
      start: `${day}T${workspace.standup}:00`,
      end: `${day}T${clock(minutesOf(workspace.standup) + 30)}:00`,
      place: 'Office',
    };
  });
  return [...standups, ...workspace.meetings];
}

/**
 * @param {Workspace} workspace
 * @param {string} time "9:30" or "09:30"
 * @returns {boolean} false when it is no time between 6:00 and 20:00
 */
export function moveStandup(workspace, time) {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time.trim());
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  if (!(minutes >= 360 && minutes <= 1200) || Number(match?.[2]) > 59) return false;
  workspace.standup = clock(minutes);
  return true;
}

/**
 * @param {Workspace} workspace
 * @param {string} department
 * @param {number} quarter 1 to 4
 * @param {number} amount
 * @returns {boolean} false when there is no such cell or the amount is no number
 */
export function editCell(workspace, department, quarter, amount) {
  const row = workspace.budget.find((candidate) => candidate.department === department);
  if (!row || ![1, 2, 3, 4].includes(quarter) || !Number.isFinite(amount)) return false;
  row.quarters[quarter - 1] = amount;
  return true;
}

/**
 * @param {Workspace} workspace
 * @param {number} id
 * @param {string} status
 * @returns {boolean} false when there is no such ticket or status
 */
export function setStatus(workspace, id, status) {
  const ticket = workspace.tickets.find((candidate) => candidate.id === id);
  if (!ticket || !isStatus(status)) return false;
  ticket.status = status;
  return true;
}

/**
 * @param {string} text
 * @returns {text is Ticket['status']}
 */
export function isStatus(text) {
  return text === 'Open' || text === 'In progress' || text === 'Closed';
}

/**
 * @param {(from: number, to: number) => number} draw
 * @param {Date} now
 * @returns {Meeting[]}
 */
function drawMeetings(draw, now) {
  const names = [
    'Stallholders meeting',
    'Supplier call',
    'Hygiene inspection',
    'Budget review',
    'Tasting',
    'Roof survey',
  ];
  return names.map((title, index) => {
    const day = dayText(addDays(now, index - 1));
    const from = draw(48, 68) * 15; // 12:00 to 17:00
    const place = ['Office', 'North hall', 'Cold store'][draw(0, 2)] ?? 'Office';
    return { id: `m${index}`, title, start: `${day}T${clock(from)}:00`, end: `${day}T${clock(from + 60)}:00`, place };
  });
}

/**
 * @template T
 * @param {T[]} list
 * @param {(from: number, to: number) => number} draw
 * @returns {T[]} the same things in another order (Fisher and Yates)
 */
function shuffled(list, draw) {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = draw(0, last);
    [result[last], result[other]] = [/** @type {T} */ (result[other]), /** @type {T} */ (result[last])];
  }
  return result;
}

/** @param {number} minutes since midnight */
function clock(minutes) {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** @param {string} time "09:30" */
function minutesOf(time) {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/**
 * @param {Date} date
 * @returns {string} its local day, "2026-12-01"
 */
function dayText(date) {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}

/**
 * @param {Date} date
 * @param {number} days
 */
function addDays(date, days) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);
}
