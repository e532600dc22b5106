import { existsSync, readFileSync } from 'node:fs';

/** How many checks of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** A step without tests of its own, such as the build, counts as one check. */
export function countStep(succeeded: boolean): Count {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts the tests in the JSON report that Vitest wrote to a file. */
export function countVitest(succeeded: boolean, file: string): Count {
  const report: { numPassedTests: number; numFailedTests: number } | undefined = readReport(file);
  return agree(succeeded, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

/** Counts the tests in the JSON report that Playwright wrote to a file; a test that passed on a retry has passed. */
export function countPlaywright(succeeded: boolean, file: string): Count {
  const report: { stats: { expected: number; unexpected: number; flaky: number } } | undefined =
    readReport(file);
  return agree(
    succeeded,
    report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected },
  );
}

/** A run that fails although no test did (a file that cannot be read, no tests at all) is a failure as well. */
function agree(succeeded: boolean, count: Count | undefined): Count {
  if (!count) return countStep(false);
  return succeeded ? count : { ...count, failed: Math.max(count.failed, 1) };
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
