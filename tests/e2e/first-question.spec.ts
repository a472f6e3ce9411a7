import { readFile } from 'node:fs/promises';
import { askInPopup, enter, readAnswer } from '../support/browser/popup.ts';
import { readStored } from '../support/browser/stored.ts';
import { htmlPage, type TestSite } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const QUESTION = 'standup?';
const answered = { timeoutMs: 30_000, what: 'the answer' };

const dayOf = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

/** Today's meetings, drawn by the server. */
function servePlainCalendar(site: TestSite, time: () => string): void {
  site.serve('/calendar', () => {
    const today = dayOf(new Date());
    const meeting = (at: string, name: string) => `<li><time datetime="${today}T${at}">${at}</time> ${name}</li>`;
    return htmlPage(
      'Team calendar',
      `<h2>${today}</h2><ul class="agenda">${meeting(time(), 'Standup')}${meeting('14:00', 'Design review')}${meeting('16:15', 'Interview')}</ul>`,
    );
  });
}

/** FullCalendar's day, drawn by its own scripts. */
async function serveFullCalendar(site: TestSite, time: () => string): Promise<void> {
  const scripts = ['core', 'daygrid', 'timegrid'];
  for (const name of scripts) {
    const bundle = new URL(`../../node_modules/@fullcalendar/${name}/index.global.min.js`, import.meta.url);
    const body = await readFile(bundle, 'utf8');
    site.serve(`/${name}.js`, () => ({ headers: { 'content-type': 'text/javascript' }, body }));
  }
  site.serve('/calendar', () => {
    const day = dayOf(new Date());
    const events = [
      { title: 'Standup', start: `${day}T${time()}:00`, end: `${day}T${time().slice(0, 3)}55:00` },
      { title: 'Design review', start: `${day}T14:00:00`, end: `${day}T15:00:00` },
    ];
    return htmlPage(
      'Team calendar',
      `<div id="calendar"></div>${scripts.map((name) => `<script src="/${name}.js"></script>`).join('')}
       <script>new FullCalendar.Calendar(document.querySelector('#calendar'), {
         initialView: 'timeGridDay', allDaySlot: false, slotMinTime: '08:00:00', slotMaxTime: '18:00:00', height: 700,
         events: ${JSON.stringify(events)},
       }).render();</script>`,
    );
  });
}

const hourAndMinute = (text: string) => /(\d{1,2})[:.](\d\d)/.exec(text)?.slice(1).map(Number).join(':');

for (const [what, serve] of [
  ['a list of today’s meetings', servePlainCalendar],
  ['a day drawn by FullCalendar', serveFullCalendar],
] as const) {
  test(`"standup?" in a fresh profile, with ${what} in another tab, is right in three clicks at most and later in none`, async ({
    desk,
    site,
  }) => {
    test.slow();
    let time = '09:40';
    await serve(site, () => time);
    site.serve('/notes', htmlPage('Notes', '<p>Nothing is written here.</p>'));
    await desk.grantSilently('http://127.0.0.1/*'); // the browser's own dialog is tested in headed/
    const calendar = await desk.open(`${site.origin}/calendar`);
    const notes = await desk.open(`${site.origin}/notes`);
    expect((await readStored(desk)).entries).toEqual([]);
    expect(await desk.workerEvaluate(async () => (await chrome.permissions.getAll()).origins)).toEqual([]);

    const before = await desk.openPopup(notes);
    await enter(before, QUESTION);
    await before.waitFor(answered, () => document.querySelector('main[data-status=done]'));
    expect((await readAnswer(before)).claims).toEqual([]);

    const clicks: string[] = [];
    clicks.push('the tab of the calendar');
    await calendar.activate();
    clicks.push('the toolbar button');
    const popup = await desk.openPopup(calendar);
    // The question came along, selected: Enter asks it here.
    await popup.waitFor(
      { timeoutMs: 8000, what: 'the question' },
      (question) => {
        const box = document.querySelector<HTMLInputElement>('#question');
        return box?.value === question && document.activeElement === box;
      },
      QUESTION,
    );
    await popup.press('Enter');
    await popup.waitFor(answered, () => document.querySelector('main[data-status=done]'));
    const grant = '.answer button[data-way-on=grant]';
    const asksForSite = await popup.evaluate(
      (selector) => !document.querySelector('article[data-claim]') && document.querySelector(selector) !== null,
      grant,
    );
    if (asksForSite) {
      clicks.push('our button that asks for the site');
      await popup.click(grant);
    }
    await popup.waitFor(answered, () => document.querySelector('main[data-status=done] article[data-standing=sure]'));
    const [first] = (await readAnswer(popup)).claims;
    expect(hourAndMinute(first?.value ?? '')).toBe('9:40');
    expect(clicks.length, clicks.join(', ')).toBeLessThanOrEqual(3);

    await popup.click('article[data-standing=sure] [data-act=remember-place]');
    await popup.waitFor({ timeoutMs: 8000, what: 'the card' }, () => {
      return document.querySelector('form[data-confirm] [data-act=save]:not([disabled])');
    });
    await popup.press('Enter'); // saves, and asks for the site in the same key press
    await popup.waitFor({ timeoutMs: 8000, what: 'to be kept' }, () => !document.querySelector('form[data-confirm]'));
    expect(JSON.stringify((await readStored(desk)).entries)).not.toMatch(/0?9[:.]40/);
    await expect
      .poll(() => desk.workerEvaluate(async () => (await chrome.permissions.getAll()).origins))
      .toEqual(['http://127.0.0.1/*']);

    time = '10:20';
    const later = await askInPopup(desk, notes, QUESTION);
    const sure = later.claims.filter((claim) => claim.standing === 'sure');
    expect(
      sure.map(({ value }) => hourAndMinute(value)),
      later.failed ?? later.raw,
    ).toEqual(['10:20']);
    expect(sure[0]?.clock).toBe('now');
  });
}
