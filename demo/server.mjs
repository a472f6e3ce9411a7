import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { controlPage, frontPage, ticketList, ticketPage } from './server-pages.mjs';
import { drawWorkspace, editCell, meetingsOf, moveStandup, setStatus } from './state.mjs';

const DIST = path.join(import.meta.dirname, 'dist');
const KINDS = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
});

/**
 * Serves the workspace on this machine only.
 * @param {{ port?: number, seed?: number, now?: Date }} [options] a free port and a random seed when left out
 * @returns {Promise<{ origin: string, workspace: import('./state.mjs').Workspace, close: () => Promise<void> }>}
 *   fails when the port is taken
 */
export async function startDemo({ port = 0, seed = Math.floor(Math.random() * 2 ** 31), now = new Date() } = {}) {
  const workspace = drawWorkspace(seed, now);
  const server = createServer((request, response) => {
    respond(workspace, request, response).catch((error) => {
      console.error(error);
      send(response, 500, 'text/plain', 'The demo failed on this request.');
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the demo server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    workspace,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('./state.mjs').Workspace} workspace
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function respond(workspace, request, response) {
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? ''))
    return send(response, 403, 'text/plain', 'This server answers to this machine only.');
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (request.method === 'POST') return change(workspace, request, response, url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', 'GET or POST.');
  const ticket = /^\/tickets\/(\d+)$/.exec(url.pathname);
  if (ticket) {
    const found = ticketPage(workspace, Number(ticket[1]));
    return found ? sendPage(response, found) : send(response, 404, 'text/plain', 'There is no such ticket.');
  }
  switch (url.pathname) {
    case '/':
      return sendPage(response, frontPage(workspace));
    case '/tickets':
      return sendPage(response, ticketList(workspace, url.searchParams));
    case '/control':
      return sendPage(response, controlPage(workspace, url.searchParams.get('said') ?? ''));
    case '/api/meetings':
      return send(response, 200, 'application/json', JSON.stringify(meetingsOf(workspace)));
    case '/api/budget':
      return send(response, 200, 'application/json', JSON.stringify(workspace.budget));
    case '/api/tickets':
      return send(response, 200, 'application/json', JSON.stringify(workspace.tickets));
    default:
      return sendFile(response, url.pathname);
  }
}

/**
 * A change from the control page or, as JSON, from a program.
 * @param {import('./state.mjs').Workspace} workspace
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {URL} url
 */
async function change(workspace, request, response, url) {
  const from = request.headers.origin;
  if (from && from !== url.origin) return send(response, 403, 'text/plain', 'Only the control page may change things.');
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const fields = fieldsOf(await bodyOf(request), isJson);
  const said = fields && applyChange(workspace, url.pathname, fields);
  if (!said) return send(response, 400, 'text/plain', 'That change makes no sense here.');
  if (isJson) return send(response, 200, 'application/json', JSON.stringify({ said }));
  response.writeHead(303, { location: `/control?${new URLSearchParams({ said })}` }).end();
}

/**
 * @param {import('./state.mjs').Workspace} workspace
 * @param {string} where
 * @param {Map<string, string>} fields
 * @returns {string | null} what was done, null when it could not be
 */
function applyChange(workspace, where, fields) {
  const field = (/** @type {string} */ name) => fields.get(name) ?? '';
  switch (where) {
    case '/control/standup':
      return moveStandup(workspace, field('time')) ? `The standup is at ${workspace.standup} now.` : null;
    case '/control/budget':
      return editCell(workspace, field('department'), Number(field('quarter')), Number(field('amount') || 'none'))
        ? `${field('department')}, Q${field('quarter')} is ${field('amount')} now.`
        : null;
    case '/control/ticket':
      return setStatus(workspace, Number(field('id')), field('status'))
        ? `#${field('id')} is ${field('status')} now.`
        : null;
    default:
      return null;
  }
}

/**
 * @param {string} body
 * @param {boolean} isJson
 * @returns {Map<string, string> | null} null when it cannot be parsed
 */
function fieldsOf(body, isJson) {
  if (!isJson) return new Map(new URLSearchParams(body));
  try {
    const parsed = JSON.parse(body);
    return new Map(Object.entries(parsed ?? {}).map(([name, value]) => [name, String(value)]));
  } catch {
    return null; // not JSON: told to the sender
  }
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 10_000) return '';
  }
  return body;
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} pathname
 */
async function sendFile(response, pathname) {
  const wanted = path.join(DIST, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const kind = KINDS[path.extname(wanted)];
  if (!wanted.startsWith(DIST + path.sep) || !kind) return send(response, 404, 'text/plain', 'Not here.');
  try {
    send(response, 200, kind, await readFile(wanted));
  } catch {
    send(response, 404, 'text/plain', 'Not here.'); // no such file, or demo/dist is not built
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} text
 */
function sendPage(response, text) {
  send(response, 200, 'text/html; charset=utf-8', text);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} kind
 * @param {string | Buffer} body
 */
function send(response, status, kind, body) {
  response.writeHead(status, {
    'content-type': kind,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
