import { describe, expect, it } from 'vitest';
import { lineText } from '../../../src/ui/place-text.ts';

const wall = { now: 0, locale: 'en-GB', timeZone: 'UTC' };

describe('an outcome as one line', () => {
  it('says when it happened, unless its words do', () => {
    expect(lineText({ kind: 'outcome', text: 'The export choked', when: 'in March' }, wall)).toBe(
      'The export choked (in March)',
    );
    expect(lineText({ kind: 'outcome', text: 'The export choked in March', when: 'in March' }, wall)).toBe(
      'The export choked in March',
    );
  });
});
