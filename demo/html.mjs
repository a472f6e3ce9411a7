/** A piece of markup whose texts are escaped. */
class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

/**
 * Markup from a template; everything put in is escaped unless it is markup itself.
 * @param {TemplateStringsArray} parts
 * @param {...(string | number | Markup | Markup[])} values
 * @returns {Markup}
 */
export function html(parts, ...values) {
  return new Markup(parts.map((part, index) => part + (index < values.length ? written(values[index]) : '')).join(''));
}

/** @param {string | number | Markup | Markup[] | undefined} value */
function written(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  const marks = /** @type {Record<string, string>} */ ({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  });
  return String(value ?? '').replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

const TABS = /** @type {const} */ ([
  ['/', 'Today'],
  ['/calendar/', 'Calendar'],
  ['/budget/', 'Budget'],
  ['/tickets?status=Open', 'Tickets'],
  ['/board/', 'Board'],
  ['/control', 'Control'],
]);

/**
 * A server-rendered page of the workspace.
 * @param {string} title
 * @param {string} path of the page, to mark its tab
 * @param {Markup} body
 * @returns {string} the whole document
 */
export function page(title, path, body) {
  const links = TABS.map(([href, name]) =>
    href.split('?')[0] === path
      ? html`<a href="${href}" aria-current="page">${name}</a>`
      : html`<a href="${href}">${name}</a>`,
  );
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Fernhill Market Hall</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/demo.css"></head>
<body><header><strong>Fernhill Market Hall</strong><nav>${links}</nav></header><main>${body}</main></body></html>`.text;
}
