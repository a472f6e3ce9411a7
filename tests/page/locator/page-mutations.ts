import { money, pick, type Random, shuffled } from './desk-page.ts';

const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)];
const labels = 'th, dt, h2, caption, [role="columnheader"]';

/** Puts an element and all around its rows into other boxes. */
function wrap(document: Document, element: Element, className: string): void {
  const box = document.createElement('div');
  box.className = className;
  element.replaceWith(box);
  box.append(element);
}

const shownIn = (element: Element) =>
  element instanceof HTMLInputElement || 'value' in element
    ? (element as HTMLInputElement).value
    : (element.textContent ?? '');

function setValue(element: Element, text: string): void {
  if ('value' in element) (element as HTMLInputElement).value = text;
  else element.textContent = text;
}

const WORDS: Record<string, string> = {
  Team: 'Equipo',
  Travel: 'Viajes',
  Hardware: 'Equipos',
  Rent: 'Alquiler',
  Budget: 'Presupuesto',
  Hours: 'Horas',
  Owner: 'Titular',
  Revenue: 'Ingresos',
  Refunds: 'Reembolsos',
  Visits: 'Visitas',
  Shop: 'Tienda',
  North: 'Norte',
  Tickets: 'Entradas',
};

/** One change that a site may make to its page. */
export interface Mutation {
  /** Every place can still be told by its label, row and headings. */
  keeps: boolean;
  run(document: Document, random: Random): void;
}

/** What sites do to their pages, by name. */
export const MUTATIONS: Record<string, Mutation> = {
  'boxes put around': {
    keeps: true,
    run: (document, random) => {
      for (const one of all(document, 'table, dl, [role="grid"], section, h2'))
        if (random() < 0.6) wrap(document, one, `css-${Math.floor(random() * 1e6)}`);
    },
  },
  'classes and ids made anew': {
    keeps: true,
    run: (document, random) => {
      for (const one of all(document, 'main *')) {
        if (random() < 0.5)
          one.setAttribute('class', `sc-${Math.floor(random() * 1e6).toString(36)} x_${Math.floor(random() * 1e6)}`);
        if (random() < 0.2) one.id = `:r${Math.floor(random() * 1e6)}:`;
      }
    },
  },
  'rows in another order': {
    keeps: true,
    run: (document, random) => {
      for (const body of all(document, 'tbody')) body.append(...shuffled(random, [...body.children]));
      for (const grid of all(document, '[role="grid"]'))
        grid.append(...shuffled(random, [...grid.querySelectorAll('.line, [role="row"]:not(:first-child)')]));
    },
  },
  'columns in another order': {
    keeps: true,
    run: (document, random) => {
      for (const table of all(document, 'table')) {
        const order = [0, ...shuffled(random, [1, 2, 3, 4])];
        for (const row of table.querySelectorAll('tr')) {
          const cells = [...row.children];
          row.append(...order.flatMap((i) => cells[i] ?? []));
        }
      }
    },
  },
  'sections in another order': {
    keeps: true,
    run: (document, random) => {
      const main = document.querySelector('main');
      main?.append(
        ...shuffled(
          random,
          [...main.children].filter((one) => one.querySelector('h2')),
        ),
      );
    },
  },
  'values swapped and new': {
    keeps: true,
    run: (document, random) => {
      const places = all(document, 'td[data-truth], dd[data-truth]');
      const values = shuffled(random, places.map(shownIn));
      for (const [i, place] of places.entries()) setValue(place, random() < 0.3 ? money(random) : (values[i] ?? ''));
    },
  },
  'rows and columns put in': {
    keeps: true,
    run: (document, random) => {
      for (const body of all(document, 'tbody')) {
        const row = document.createElement('tr');
        row.innerHTML = `<td>Team ${Math.floor(random() * 1000)}</td><td>Ola</td>${'<td>$1,234</td>'.repeat(3)}`;
        body.insertBefore(row, pick(random, [...body.children]) ?? null);
      }
    },
  },
  'labels decorated': {
    keeps: true,
    run: (document, random) => {
      for (const one of all(document, 'th, dt, [role="columnheader"]'))
        if (random() < 0.5) one.append(pick(random, [' ▲', ':', ' *', ' (17)']) ?? '');
    },
  },
  'a grid that draws some of its rows, in any order': {
    keeps: false,
    run: (document, random) => {
      for (const grid of all(document, '[role="grid"]')) {
        const lines = [...grid.querySelectorAll('.line')];
        for (const [i, line] of lines.entries()) line.setAttribute('aria-rowindex', String(i + 2));
        grid.setAttribute('aria-rowcount', '501');
        const drawn = shuffled(random, lines).slice(0, 4);
        for (const line of lines) if (!drawn.includes(line)) line.remove();
        grid.append(...drawn);
      }
    },
  },
  'rows taken out': {
    keeps: false,
    run: (document, random) => {
      for (const row of all(document, 'tbody tr, .line')) if (random() < 0.4) row.remove();
    },
  },
  'labels renamed': {
    keeps: false,
    run: (document, random) => {
      for (const one of all(document, labels))
        if (random() < 0.3)
          one.textContent = pick(random, ['Cost', 'Group', 'Summe', 'Other', `${one.textContent} 2027`]) ?? '';
    },
  },
  'rows renamed': {
    keeps: false,
    run: (document, random) => {
      for (const one of all(document, 'tbody td:first-child, .line > :first-child'))
        if (random() < 0.4) one.textContent = `${one.textContent} (old)`;
    },
  },
  'labels translated': {
    keeps: false,
    run: (document) => {
      for (const one of all(document, labels)) one.textContent = WORDS[one.textContent ?? ''] ?? one.textContent;
    },
  },
  'a part doubled with other values': {
    keeps: false,
    run: (document, random) => {
      const part = pick(random, all(document, 'section, table, dl, tbody tr, .line'));
      if (part === undefined) return;
      const copy = part.cloneNode(true) as Element;
      const places = [...copy.querySelectorAll('[data-truth]')];
      for (const place of places) {
        setValue(place, money(random));
        place.setAttribute('data-truth', `copy of ${place.getAttribute('data-truth')}`);
      }
      if (random() < 0.5) part.after(copy);
      else part.before(copy);
    },
  },
  'a part taken out': {
    keeps: false,
    run: (document, random) => {
      pick(random, all(document, 'section, table, dl, thead'))?.remove();
    },
  },
  'parts hidden': {
    keeps: false,
    run: (document, random) => {
      for (const one of all(document, 'section, tr, dd, h2'))
        if (random() < 0.2)
          one.setAttribute(
            'style',
            pick(random, ['display: none', 'opacity: 0', 'visibility: hidden', 'position: absolute; left: -9999px']) ??
              '',
          );
    },
  },
  'values gone': {
    keeps: false,
    run: (document, random) => {
      for (const one of all(document, 'td[data-truth], dd[data-truth]'))
        if (random() < 0.3) one.textContent = pick(random, ['', '—', '#REF!', 'n/a']) ?? '';
    },
  },
};
