import { z } from 'zod';
import type { PublishingStatus } from '../publishing.ts';

/** Runs of the workflow that builds the site, as GitHub lists them for a commit. */
const runList = z.object({
  workflow_runs: z.array(
    z.object({ status: z.string(), conclusion: z.string().nullable(), html_url: z.string() }),
  ),
});

/** How publishing goes, from the runs of the workflow for a commit. */
export function statusOf(answer: unknown): PublishingStatus {
  const { workflow_runs: runs } = runList.parse(answer);
  const failed = runs.find(
    ({ conclusion }) => conclusion && !/^(success|neutral|skipped|cancelled)$/.test(conclusion),
  );
  if (failed) {
    const text =
      'Ikke lagt ut. Nettsiden er som før. Se hva som stoppet, rett det, eller angre under «Siste endringer».';
    return { state: 'stopped', text, link: failed.html_url };
  }
  const isOut = runs.length > 0 && runs.every(({ status }) => status === 'completed');
  if (isOut && runs.every(({ conclusion }) => conclusion === 'cancelled'))
    return { state: 'unknown', text: 'Legges ut sammen med en nyere endring.' };
  return isOut
    ? { state: 'out', text: 'Er ute på nettsiden.' }
    : { state: 'publishing', text: 'Lagret. Legges ut, vanligvis innen et kvarter …' };
}
