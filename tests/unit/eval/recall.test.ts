import { describe, expect, it } from 'vitest';
import { evalRecall } from '../../eval/recall.ts';

const memory = [
  { id: 'rota', kind: 'pointer', text: 'The rota is on the harbour site', name: 'Rota', url: 'https://h.example/rota' },
  {
    id: 'amber',
    kind: 'vocabulary',
    text: 'amber means an order that waits',
    term: 'amber',
    meaning: 'an order that waits',
  },
  { id: 'calls', kind: 'preference', text: 'No calls before eleven' },
];
const lines = [
  { question: 'What does amber mean?', uses: ['amber'], needsLive: false },
  { question: 'Who is on the rota today?', uses: ['rota'], needsLive: true },
  { question: 'How tall are giraffes?', uses: [], needsLive: false },
];

describe('recall', () => {
  it('is measured over what the plan uses', async () => {
    expect((await evalRecall(memory, lines)).figures).toMatchObject({ n: 3, r1: 1, r5: 1, abstain: 1 });
  });
  it('falls with wrong gold', async () => {
    const wrong = lines.map((line) => ({
      ...line,
      uses: line.uses.length > 0 ? ['calls'] : ['amber'],
      needsLive: !line.needsLive,
    }));
    const { figures } = await evalRecall(memory, wrong);
    expect(figures).toMatchObject({ r1: 0, r5: 0, abstain: null });
    expect(figures.needsLive).toBeLessThan(0.5);
    const nothing = lines.map((line) => ({ ...line, uses: [] }));
    expect((await evalRecall(memory, nothing)).figures.abstain).toBeCloseTo(1 / 3);
  });
});
