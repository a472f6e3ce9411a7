import { rmSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../root.mjs';
import { Desk } from './desk.mjs';
import { PAGES, PLACES, QUESTIONS, rememberPlace, rememberSentences, SENTENCES } from './memory.mjs';
import { isSameValue } from './same-value.mjs';

/**
 * @typedef {import('./desk.mjs').Browser} Browser
 * @typedef {import('./desk.mjs').Demo} Demo
 * @typedef {import('./desk.mjs').Reply} Reply
 * @typedef {{ title: string, wrong: string | null }} Result
 */

/**
 * Walks through the demo in the real popup and prints for each step the question, what is expected, what the popup said
 * and where it had it from.
 * @param {Browser} browser
 * @param {Demo} demo
 * @param {(text: string) => void} say
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function walkThrough(browser, demo, say) {
  rmSync(path.join(rootFolder, 'demo/out'), { recursive: true, force: true });
  const desk = new Desk(browser, demo);
  const walk = new Walk(desk, say);
  const { workspace } = demo;
  const marketing = () =>
    workspace.budget.find(({ department }) => department === 'Marketing')?.quarters[2] ?? Number.NaN;
  const open = () => workspace.tickets.filter(({ status }) => status === 'Open');
  const expected = {
    calendar: () => workspace.standup,
    budget: marketing,
    tickets: () => open().length,
  };

  await browser.grantSilently(`${new URL(demo.origin).protocol}//127.0.0.1/*`);
  for (const place of PLACES)
    await walk.part(`The ${place.page} page, and its place is remembered`, () =>
      rememberPlace(desk, place, ({ popup, reply }) =>
        walk.answer(popup, place.question, expected[place.page](), reply),
      ),
    );
  await walk.part('The board, which loads once', () => walk.ask(PAGES.board, QUESTIONS.board, open().length));

  await walk.part('Everything changes, and no open tab is told', async () => {
    const [hours, minutes] = workspace.standup.split(':').map(Number);
    await desk.change('standup', { time: `${(hours ?? 9) + 1}:${String(minutes).padStart(2, '0')}` });
    await desk.change('budget', { department: 'Marketing', quarter: 3, amount: marketing() + 1250 });
    await desk.change('ticket', { id: open()[0]?.id ?? 0, status: 'Closed' });
    await walk.ask(PAGES.home, QUESTIONS.standup, workspace.standup);
    await walk.ask(PAGES.home, QUESTIONS.budget, marketing());
    await walk.ask(PAGES.home, QUESTIONS.tickets, open().length);
    await walk.ask(PAGES.board, QUESTIONS.board, open().length);
  });

  await walk.part('What lasts is remembered', async () => {
    await rememberSentences(desk, (words, { popup, card }) =>
      walk.card(popup, words, card, { verdict: 'remember', stored: words.split(' ').slice(0, 3).join(' ') }),
    );
    await walk.told(PAGES.home, 'Can I put a call at 10?', SENTENCES.preference);
    await walk.told(PAGES.home, "How did the vendor's export tool do?", 'choked on large files');
  });

  await walk.part('What changes by itself is not', async () => {
    const { popup, card } = await desk.offer(PAGES.home, 'Standup is at 9:30');
    await walk.card(popup, 'Standup is at 9:30', card, { verdict: 'look-up', stored: '' });
    await desk.confirm(popup, 'done');
    await walk.ask(PAGES.home, QUESTIONS.standup, workspace.standup);
  });
  return walk.sum();
}

/** Prints and counts steps. A part that breaks is one failure, and the next part is tried. */
class Walk {
  #passed = 0;
  #failed = 0;

  /**
   * @param {Desk} desk
   * @param {(text: string) => void} say
   */
  constructor(desk, say) {
    this.desk = desk;
    this.say = say;
  }

  /**
   * @param {string} title
   * @param {() => Promise<void>} steps
   */
  async part(title, steps) {
    this.say(`\n${title}`);
    try {
      await steps();
    } catch (error) {
      this.#failed += 1;
      this.say(`  WRONG     this part broke off: ${error instanceof Error ? error.message : error}`);
      const popup = await this.desk.browser.popup().catch(() => null);
      if (popup) this.say(`  picture   ${show(await this.desk.shot(popup, `${title} broke off`).catch(() => 'none'))}`);
    }
  }

  /**
   * Asks with a page in front, and expects one value as the answer, read now.
   * @param {string} page
   * @param {string} question
   * @param {string | number} expected
   */
  async ask(page, question, expected) {
    const { popup, reply } = await this.desk.ask(page, question);
    await this.answer(popup, question, expected, reply);
  }

  /**
   * @param {import('./desk.mjs').PageTarget} popup
   * @param {string} question
   * @param {string | number} expected
   * @param {Reply} reply
   */
  async answer(popup, question, expected, reply) {
    const sure = reply.claims.filter(({ standing }) => standing === 'sure');
    const [claim] = sure;
    let wrong = null;
    if (!claim) wrong = reply.claims.length > 0 ? 'it gives several to choose from' : 'it gives no value';
    else if (sure.some(({ value }) => !isSameValue(value, expected))) wrong = 'the value is another';
    else if (claim.clock !== 'now') wrong = 'the value was not read now';
    await this.#tell(popup, question, {
      expected: `${expected}, read now`,
      said:
        reply.claims.map(({ subject, value }) => (subject ? `${value}   (${subject})` : value)).join(' | ') ||
        reply.refusals.join(' '),
      source: claim?.provenance ?? reply.claims[0]?.provenance ?? 'none',
      wrong,
    });
  }

  /**
   * Asks what memory alone can answer, and expects those words.
   * @param {string} page
   * @param {string} question
   * @param {string} words
   */
  async told(page, question, words) {
    const { popup, reply } = await this.desk.ask(page, question);
    const remembered = reply.claims.find(({ value, clock }) => clock === 'remembered' && isSameValue(value, words));
    const bearing = isSameValue(reply.preferences, words);
    await this.#tell(popup, question, {
      expected: `"${words}", as remembered`,
      said: [...reply.claims.map(({ value }) => value), reply.preferences, ...reply.refusals]
        .filter(Boolean)
        .join(' | '),
      source: remembered?.provenance ?? (bearing ? 'You told me' : 'none'),
      wrong: remembered || bearing ? null : 'it does not say so',
    });
  }

  /**
   * Looks at the card for a fact.
   * @param {import('./desk.mjs').PageTarget} popup
   * @param {string} words
   * @param {import('./desk.mjs').Card} card
   * @param {{ verdict: string, stored: string }} expected `stored`: words that stand in what will be stored; empty: it offers no save
   */
  async card(popup, words, card, expected) {
    let wrong = null;
    if (card.verdict !== expected.verdict) wrong = `the verdict is ${card.verdict}`;
    else if (card.reasons.length === 0) wrong = 'it gives no reason';
    else if (expected.stored === '' ? card.acts.includes('save') : !card.acts.includes('save'))
      wrong = 'it offers the wrong button';
    else if (expected.stored === '' && /\d/.test(card.stored)) wrong = 'it would store the value';
    await this.#tell(popup, `Remember ${words}`, {
      expected: expected.stored === '' ? `${expected.verdict}, nothing stored` : expected.verdict,
      said: `${card.verdict}; stored: ${card.stored}${card.notStored ? `; not stored: ${card.notStored}` : ''}`,
      source: card.reasons.join(' '),
      wrong,
    });
  }

  sum() {
    return { passed: this.#passed, failed: this.#failed };
  }

  /**
   * @param {import('./desk.mjs').PageTarget} popup
   * @param {string} question
   * @param {{ expected: string, said: string, source: string, wrong: string | null }} step
   */
  async #tell(popup, question, { expected, said, source, wrong }) {
    if (wrong) this.#failed += 1;
    else this.#passed += 1;
    const picture = await this.desk.shot(popup, question);
    const verdict = wrong ? `WRONG     ${wrong}` : 'right';
    this.say(
      `  asked     ${question}\n  expected  ${expected}\n  said      ${said}\n  source    ${source}\n  picture   ${show(picture)}\n  ${verdict}\n`,
    );
  }
}

/** @param {string} file */
function show(file) {
  return path.relative(rootFolder, file);
}
