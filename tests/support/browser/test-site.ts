import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a page of the test site answers: HTML, a whole response, or server-sent events that go on coming. */
export type Answer =
  | string
  | { status?: number; headers?: Record<string, string>; body: string | Uint8Array }
  | { events: (send: (data: string) => void) => void };
export type Page = (request: { method: string; body: string; cookie: string; query: URLSearchParams }) => Answer;

/** A small site on 127.0.0.1 that a test fills with pages and whose requests it counts. */
export interface TestSite {
  /** "http://127.0.0.1:PORT" */
  origin: string;
  /** The same server under another host name: another site to the browser. */
  otherOrigin: string;
  /** Serves a page at a path; a string is an HTML document's body. */
  serve(path: string, page: string | Page): void;
  /** "GET /path?query" of all requests so far, in order; icons are left out. */
  requests: string[];
  /** Takes all pages and requests away. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts a site on a free port. */
export async function startTestSite(): Promise<TestSite> {
  const pages = new Map<string, string | Page>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    if (url.pathname !== '/favicon.ico') requests.push(`${request.method} ${request.url}`);
    const page = pages.get(url.pathname);
    const body = await bodyOf(request);
    const asked = {
      method: request.method ?? 'GET',
      body,
      cookie: request.headers.cookie ?? '',
      query: url.searchParams,
    };
    const answer =
      page === undefined ? { status: 404, body: 'Not found' } : typeof page === 'string' ? page : page(asked);
    if (typeof answer !== 'string' && 'events' in answer) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      answer.events((data) => void response.write(`data: ${data}\n\n`));
      return;
    }
    const whole = typeof answer === 'string' ? { body: answer } : answer;
    response.writeHead(whole.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...whole.headers,
    });
    response.end(whole.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://localhost:${port}`,
    serve: (path, page) => void pages.set(path, page),
    requests,
    reset() {
      pages.clear();
      requests.length = 0;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** An HTML document. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}

/** A table; the first row is its header. */
export function htmlTable(caption: string, rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows;
  const line = (tag: string) => (row: readonly (string | number)[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><caption>${caption}</caption><thead>${line('th')(head)}</thead><tbody>${body.map(line('td')).join('')}</tbody></table>`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
