import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDemo } from '../../../demo/server.mjs';

let demo: Awaited<ReturnType<typeof startDemo>>;
beforeEach(async () => {
  demo = await startDemo({ seed: 5, now: new Date(2026, 10, 30, 9) });
});
afterEach(() => demo.close());

async function text(path: string): Promise<string> {
  return (await fetch(demo.origin + path)).text();
}
async function change(where: string, fields: Record<string, unknown>): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  return (await fetch(`${demo.origin}/control/${where}`, init)).status;
}

describe('the demo workspace', () => {
  it('draws the same values from one seed and others from another', async () => {
    const same = await startDemo({ seed: 5, now: new Date(2026, 10, 30, 15) });
    const other = await startDemo({ seed: 6, now: new Date(2026, 10, 30, 9) });
    await Promise.all([same.close(), other.close()]);
    expect(same.workspace).toEqual(demo.workspace);
    expect(other.workspace.budget).not.toEqual(demo.workspace.budget);
  });

  it('has more open tickets than fit on one page, and says how many', async () => {
    const open = demo.workspace.tickets.filter(({ status }) => status === 'Open').length;
    expect(open).toBeGreaterThan(10);
    expect(await text('/tickets?status=Open')).toContain(`(1-10/${open})`);
    expect(await text('/tickets?status=Open&page=2')).toContain(`(11-${open}/${open})`);
  });

  it('shows a change of a ticket in the list and on its page', async () => {
    const ticket = demo.workspace.tickets.find(({ status }) => status === 'Open');
    const open = demo.workspace.tickets.filter(({ status }) => status === 'Open').length;
    expect(await change('ticket', { id: ticket?.id, status: 'Closed' })).toBe(200);
    expect(await text('/tickets?status=Open')).toContain(`/${open - 1})`);
    expect(await text(`/tickets/${ticket?.id}`)).toContain('<dt>Status</dt><dd>Closed</dd>');
  });

  it('moves every standup and edits one cell', async () => {
    expect(await change('standup', { time: '8:05' })).toBe(200);
    const meetings = JSON.parse(await text('/api/meetings')) as { title: string; start: string }[];
    const starts = new Set(meetings.filter(({ title }) => title === 'Standup').map(({ start }) => start.slice(11)));
    expect([...starts]).toEqual(['08:05:00']);
    expect(await change('budget', { department: 'Marketing', quarter: 3, amount: 77 })).toBe(200);
    const rows = JSON.parse(await text('/api/budget')) as { department: string; quarters: number[] }[];
    expect(rows.find(({ department }) => department === 'Marketing')?.quarters[2]).toBe(77);
  });

  it('refuses changes that make no sense and leaves everything as it was', async () => {
    const before = structuredClone(demo.workspace);
    for (const [where, fields] of [
      ['standup', { time: '25:00' }],
      ['standup', {}],
      ['budget', { department: 'Nobody', quarter: 1, amount: 5 }],
      ['budget', { department: 'Marketing', quarter: 5, amount: 5 }],
      ['budget', { department: 'Marketing', quarter: 1, amount: '' }],
      ['ticket', { id: 1, status: 'Closed' }],
      ['ticket', { id: 201, status: 'Gone' }],
      ['nothing', {}],
    ] as const)
      expect(await change(where, fields)).toBe(400);
    expect(demo.workspace).toEqual(before);
  });

  it('answers only its own pages and serves no file outside its folder', async () => {
    const foreign = await fetch(`${demo.origin}/control/standup`, {
      method: 'POST',
      headers: { origin: 'http://elsewhere.example' },
      body: new URLSearchParams({ time: '9:00' }),
    });
    expect(foreign.status).toBe(403);
    for (const path of ['/%2e%2e/server.mjs', '/..%2fserver.mjs', '/%ff'])
      expect((await fetch(demo.origin + path)).status).toBe(404);
  });
});
