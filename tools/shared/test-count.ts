import { existsSync, readFileSync } from 'node:fs';

/** How many checks of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** A step without tests of its own, such as the build, counts as one check. */
export const countStep = (succeeded: boolean): Count => ({
  passed: Number(succeeded),
  failed: Number(!succeeded),
});

/**
 * Counts the tests in the JSON report that Vitest or Playwright wrote to a file; a test that passed on a retry has passed. A run that
 * fails although no test did (a file that cannot be read, no tests at all) is a failure as well.
 */
export function countTests(succeeded: boolean, file: string): Count {
  if (!existsSync(file)) return countStep(false);
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  const [passed, failed]: number[] = stats
    ? [stats.expected + stats.flaky, stats.unexpected]
    : [numPassedTests, numFailedTests];
  return { passed: passed!, failed: succeeded ? failed! : Math.max(failed!, 1) };
}
