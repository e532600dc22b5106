import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

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

/** The JSON reports of Playwright and Vitest. */
const reportSchema = z.union([
  z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) })
    .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
]);

/** Counts the tests of a report; a run that fails although no test did (an unreadable file, no tests at all) is a failure, too. */
export function countTests(succeeded: boolean, file: string): Count {
  if (!existsSync(file)) return countStep(false);
  const { passed, failed } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
