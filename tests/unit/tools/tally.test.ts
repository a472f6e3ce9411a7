import { describe, expect, it } from 'vitest';
import { closingLine, tallyPlaywright, tallyVitest } from '../../../tools/testing/tally.mjs';

const vitestFile = (statuses: string[], status = 'passed', message = '') => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults: statuses.map((one, index) => ({
    status: one,
    fullName: `test ${index}`,
    failureMessages: ['\n\u001b[31mwrong\u001b[0m\nmore'],
  })),
});

describe('a run of vitest', () => {
  it('is counted test by test', () => {
    const tally = tallyVitest(
      { testResults: [vitestFile(['passed', 'passed', 'skipped', 'todo', 'failed'], 'failed')] },
      1,
    );
    expect(tally).toEqual({ passed: 2, failed: 1, skipped: 2, failures: ['a.test.ts: test 4: wrong'] });
  });

  it('counts a file that does not load, a silent crash and an empty run as failures', () => {
    expect(tallyVitest({ testResults: [vitestFile([], 'failed', 'Cannot find x')] }, 1)).toMatchObject({
      failed: 1,
      failures: ['a.test.ts: Cannot find x'],
    });
    expect(tallyVitest({ testResults: [vitestFile(['passed'])] }, 134)).toMatchObject({ passed: 1, failed: 1 });
    expect(tallyVitest(undefined, 0)).toMatchObject({ passed: 0, failed: 1, failures: ['no test ran'] });
  });
});

describe('a run of Playwright', () => {
  const spec = (status: string, message?: string) => ({
    title: status,
    tests: [{ projectName: 'headless', status, results: [message ? { error: { message } } : {}] }],
  });

  it('is counted test by test, in nested suites too', () => {
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('expected'), spec('unexpected', 'no popup\nat line 3')],
          suites: [{ title: 'inner', specs: [spec('skipped'), spec('flaky')] }],
        },
      ],
    };
    expect(tallyPlaywright(report, 1)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: [
        '[headless] a.spec.ts > unexpected: no popup',
        '[headless] a.spec.ts > inner > flaky: passed only when repeated',
      ],
    });
  });

  it('counts errors outside of tests', () => {
    expect(tallyPlaywright({ suites: [], errors: [{ message: 'no config' }] }, 1)).toMatchObject({
      failed: 1,
      failures: ['no config'],
    });
    expect(tallyPlaywright(undefined, 1)).toMatchObject({ failed: 1 });
  });
});

it('closes with one line', () => {
  const tally = { passed: 3, failed: 1, skipped: 0, failures: [] };
  expect(closingLine([tally, tally])).toBe('6 passed, 2 failed');
  expect(closingLine([tally, { ...tally, skipped: 4 }])).toBe('6 passed, 2 failed, 4 skipped');
});
