/**
 * `npm run -s eval -- apps CASES.jsonl`: asks about a running web app through the packed extension and the real popup,
 * in a browser that tells hidden tabs that they are hidden. Per case, in a fresh profile: ask with the page in front
 * and remember the place; change the value and ask from another tab; close the page's tab and ask once more. Where the
 * first answer offers to read the app's own data, the button is pressed, as a person would who wants the answer.
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchChromium } from '../../tools/chromium.mjs';
import type { PageTarget } from '../../tools/page-target.mjs';
import { askInPopup, type Browser, rememberClaim, rememberPage } from '../support/browser/popup.ts';
import { readArguments, readLines } from './arguments.ts';
import { type CaseOutcome, type Figures, figures, judge, type ShownAnswer, statedValue } from './score-apps.ts';

/** A line of the cases file. The product gets the question and the page; everything else stays here. */
export interface AppCase {
  id?: string;
  question: string;
  answer: string;
  url: string;
  /** Shell command that changes the value in the running app. */
  change?: string;
  answerAfter?: string;
  /** Shell command that puts it back. Always run. */
  revert?: string;
  /** "app:USER:PASSWORD". */
  login?: string;
  /** Where to log in and by which selectors; else #username, #password and #login-submit at the site's /login. */
  loginFields?: { url: string; user: string; password: string; submit: string };
  /** How long the page takes to settle after loading. */
  settleMs?: number;
  /** The page cannot really tell; refusing is right, too. */
  mayRefuse?: boolean;
}

interface Item {
  id: string;
  phase: 'before' | 'after' | 'closed';
  outcome: string;
  raw: string;
  claims: ShownAnswer['claims'];
  state: string;
  provenance: string;
  ms: number;
  failed: string | null;
}

const SETTLE_MS = 1500;
const CASE_MS = 180_000;
const SHELL_MS = 30_000;

/** Runs the cases of a file. Fails when the file or the packed extension is missing; a case that fails counts as refused. */
export async function run(line: string[]): Promise<{ figures: Figures; items: Item[] }> {
  const args = readArguments(line);
  const cases = args.files.flatMap((file) => readLines<AppCase>(file, args)).slice(0, args.limit);
  // A copy: another build may replace the folder while this runs.
  const extension = await mkdtemp(path.join(tmpdir(), 'whereabouts-extension-'));
  await cp(path.resolve(import.meta.dirname, '../../dist/chrome'), extension, { recursive: true });
  const neutral = await serveNeutralPage();
  const outcomes: CaseOutcome[] = [];
  const items: Item[] = [];
  try {
    for (const [index, one] of cases.entries()) {
      const id = one.id ?? `${index + 1}`;
      const asked = await runCase(one, extension, neutral.url);
      outcomes.push(outcomeOf(one, asked));
      for (const phase of ['before', 'after', 'closed'] as const) {
        const item = itemOf(id, phase, asked, outcomes.at(-1));
        if (!item) continue;
        items.push(item);
        const stated = item.claims.map((claim) => `${claim.value} [${claim.standing}, ${claim.clock}]`).join('; ');
        console.error(
          `${id} ${phase}: ${item.outcome}  ${one.question} -> ${stated || item.failed || item.raw.slice(0, 120)}`,
        );
      }
    }
  } finally {
    neutral.close();
    await rm(extension, { recursive: true, force: true });
  }
  return { figures: figures(outcomes), items };
}

interface Asked {
  before: ShownAnswer;
  after: ShownAnswer | null;
  closed: ShownAnswer;
  lang: string;
}

async function runCase(one: AppCase, extension: string, neutralUrl: string): Promise<Asked> {
  const asked: Asked = { before: notAsked(), after: one.change ? notAsked() : null, closed: notAsked(), lang: 'en-US' };
  let browser: Browser | undefined;
  let changed = false;
  try {
    browser = await launchChromium({ extension, lang: 'en-US' });
    const running = browser;
    const phases = async () => {
      if (one.login) await logIn(running, one);
      for (const url of new Set([siteOf(one.url), siteOf(neutralUrl)])) await running.grantSilently(url);
      const page = await running.open(one.url);
      await pause(one.settleMs ?? SETTLE_MS);
      asked.lang = await page.evaluate(() => document.documentElement.lang || navigator.language);
      asked.before = await askInPopup(running, page, one.question, { ownData: true });
      await remember(running, page, asked.before, asked.lang);
      if (one.change) {
        changed = true;
        await shell(one.change);
      }
      const other = await running.open(neutralUrl);
      await page.assertHidden();
      if (asked.after) asked.after = await askInPopup(running, other, one.question);
      await page.close();
      asked.closed = await askInPopup(running, other, one.question);
    };
    await withinTime(phases(), CASE_MS);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`  ${one.question}: ${why}`);
    for (const answer of [asked.before, asked.after, asked.closed])
      if (answer?.state === 'not asked') answer.failed = why;
  } finally {
    await browser?.close();
    if (changed && one.revert) await shell(one.revert).catch((error) => console.error(`  revert: ${error.message}`));
  }
  return asked;
}

/** By the one sure claim; where there was none, the page itself, as the right-click item does. Best effort: no phase depends on its success. */
async function remember(browser: Browser, page: PageTarget, before: ShownAnswer, lang: string): Promise<void> {
  try {
    const popup = await browser.popup();
    if (popup && statedValue(before.claims, lang)) await rememberClaim(popup);
    else await rememberPage(browser, page);
  } catch (error) {
    console.error(`  not remembered: ${error instanceof Error ? error.message : error}`);
  }
}

async function logIn(browser: Browser, { login = '', loginFields, url }: AppCase): Promise<void> {
  const [, name = '', secret = ''] = login.split(':');
  const form = { url: '/login', user: '#username', password: '#password', submit: '#login-submit', ...loginFields };
  const tab = await browser.open(new URL(form.url, url).href);
  await tab.waitFor({ timeoutMs: 15_000, what: 'the login form' }, (css) => document.querySelector(css), form.submit);
  await tab.fill(form.user, name);
  await tab.fill(form.password, secret);
  await tab.click(form.submit);
  await tab.waitFor(
    { timeoutMs: 15_000, what: 'being logged in' },
    (css) => !document.querySelector(css),
    form.password,
  );
  await tab.close();
}

function outcomeOf(one: AppCase, { before, after, closed, lang }: Asked): CaseOutcome {
  const right = one.change ? (one.answerAfter ?? one.answer) : one.answer;
  const old = one.change ? one.answer : null;
  return {
    before: judge(before, one.answer, null, lang),
    after: after && judge(after, right, old, lang),
    closed: judge(closed, right, old, lang),
    mayRefuse: one.mayRefuse ?? false,
  };
}

function itemOf(id: string, phase: Item['phase'], asked: Asked, outcome: CaseOutcome | undefined): Item | null {
  const answer = asked[phase];
  if (!answer) return null;
  const { raw, claims, state, ms, failed } = answer;
  const provenance = claims.find((claim) => claim.standing === 'sure')?.provenance ?? '';
  return { id, phase, outcome: outcome?.[phase] ?? '', raw, claims, state, provenance, ms, failed };
}

function notAsked(): ShownAnswer {
  return { claims: [], refusals: [], raw: '', state: 'not asked', ms: 0, failed: 'not asked' };
}

/** Another tab to ask from: a page of its own, with nothing on it that answers anything. */
async function serveNeutralPage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      '<!doctype html><html lang="en"><title>Notes</title><h1>Notes</h1><p>Nothing is written here.</p></html>',
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}

/** Match pattern of the page's host; patterns have no port. */
function siteOf(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}

function shell(command: string): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'pipe'], timeout: SHELL_MS });
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.on('error', failed);
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Error(`${command} ended with ${code}: ${said.trim()}`)),
    );
  });
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`not done within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined); // what comes after the time limit is no longer heard
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
