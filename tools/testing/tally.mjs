import { stripVTControlCharacters } from 'node:util';

/**
 * Counts of one run of tests. `failures` are names, with the first line of what went wrong.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally
 */

/**
 * @param {unknown} report what vitest's JSON reporter wrote, or undefined when it wrote nothing
 * @param {number} code exit code of the run
 * @returns {Tally} a file that could not be loaded is one failure; so is a run that fails without saying why
 */
export function tallyVitest(report, code) {
  const { testResults = [] } = /** @type {VitestReport} */ (report ?? {});
  const tally = { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) };
  for (const file of testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') tally.passed += 1;
      else if (test.status === 'failed') {
        tally.failed += 1;
        tally.failures.push(`${file.name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
      } else tally.skipped += 1;
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      tally.failed += 1;
      tally.failures.push(`${file.name}: ${firstLine(file.message) || 'could not be loaded'}`);
    }
  }
  return withSilentFailure(tally, code);
}

/**
 * @param {unknown} report what Playwright's JSON reporter wrote, or undefined when it wrote nothing
 * @param {number} code exit code of the run
 * @returns {Tally} a test that passed only when repeated counts as passed and is named among the failures
 */
export function tallyPlaywright(report, code) {
  const { suites = [], errors = [] } = /** @type {PlaywrightReport} */ (report ?? {});
  const tally = { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) };
  for (const { name, status, error } of suites.flatMap((suite) => testsOf(suite, ''))) {
    if (status === 'expected' || status === 'flaky') tally.passed += 1;
    else if (status === 'skipped') tally.skipped += 1;
    else tally.failed += 1;
    if (status === 'flaky') tally.failures.push(`${name}: passed only when repeated`);
    if (status === 'unexpected') tally.failures.push(`${name}: ${firstLine(error)}`);
  }
  for (const { message } of errors) {
    tally.failed += 1;
    tally.failures.push(firstLine(message));
  }
  return withSilentFailure(tally, code);
}

/**
 * @param {Tally[]} tallies
 * @returns {string} "12 passed, 0 failed", and how many were skipped when some were
 */
export function closingLine(tallies) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
    tallies.reduce((total, tally) => total + tally[what], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @typedef {{ testResults?: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} VitestReport
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ title: string, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ suites?: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport
 */

/**
 * @param {PlaywrightSuite} suite
 * @param {string} above titles of the suites it is in
 * @returns {{ name: string, status: string, error: string | undefined }[]}
 */
function testsOf(suite, above) {
  const path = above ? `${above} > ${suite.title}` : suite.title;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `[${test.projectName}] ${path} > ${spec.title}`,
      status: test.status,
      error: test.results.findLast((result) => result.error)?.error?.message,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path))];
}

/**
 * @param {Tally} tally
 * @param {number} code
 * @returns {Tally}
 */
function withSilentFailure(tally, code) {
  const nothingRan = tally.passed + tally.failed + tally.skipped === 0;
  if ((code === 0 && !nothingRan) || tally.failed > 0) return tally;
  const why = nothingRan ? 'no test ran' : `the run ended with code ${code}`;
  return { ...tally, failed: 1, failures: [...tally.failures, why] };
}

/** @param {string | undefined} text */
function firstLine(text) {
  const lines = stripVTControlCharacters(text ?? '').split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}
