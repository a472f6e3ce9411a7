import { findRows } from '../../reading/own-data/find-rows.ts';
import type { Here } from '../read-here.ts';
import { joinHeld } from './join-held.ts';
import { numbered } from './numbered.ts';
import { wantedOf } from './wanted.ts';

const MAX_CHARS = 8_000_000;
const LOOKING_MS = 400;

/**
 * Completes tables that are shown in part from data that the page brings along as JSON in script elements, which are part
 * of its document. Only where all rows are in it: else the table stays as it is.
 */
export function addScriptJson(document: Document, { content, elements }: Here): void {
  if (content.tables.every(({ complete }) => complete)) return;
  const scripts = [...Document.prototype.querySelectorAll.call(document, 'script')].filter((script) =>
    /^application\/(.+\+)?json$/i.test(script.getAttribute('type') ?? ''),
  );
  const asked = scripts.length === 0 ? null : wantedOf({ content, elements }, document);
  if (asked === null || asked.tables.length === 0) return;
  const roots = scripts.flatMap(dataIn);
  const langs = [content.lang, ...navigator.languages].filter((lang) => lang !== '');
  const patience = { now: () => performance.now(), until: performance.now() + LOOKING_MS };
  const held = new Map(
    asked.wanted.tables.map((table, i) => [asked.tables[i], findRows(roots, table, langs, patience)] as const),
  );
  content.tables = content.tables.flatMap((table, at) => {
    const rows = held.get(at);
    if (!rows?.whole) return [table];
    content.told ??= [];
    return numbered(elements, elements[table.src], { at: table.src, by: 'app' }, content.told, (next) =>
      joinHeld(table, rows, next),
    );
  });
}

function dataIn(script: Element): unknown[] {
  const text = script.textContent ?? '';
  if (text.length > MAX_CHARS) return [];
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return []; // a template, or data of a kind of its own
  }
}
