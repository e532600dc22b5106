import type { Repository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/request.ts';

/** Publishing status of a saved commit. */
export interface PublishingStatus {
  /** `unknown`: nobody can tell, for example because the token may not read the workflow's runs. */
  state: 'publishing' | 'out' | 'stopped' | 'unknown';
  /** Sentence for the owner. */
  text: string;
  /** Where it says why publishing stopped. */
  link?: string;
}

/** In milliseconds: how often is asked, and when following ends. */
const [pause, patience] = [10_000, 30 * 60_000];

/** Polls the status of a commit until it is published, failed or unknown; `signal` aborts. */
export async function followPublishing(
  repository: Repository,
  commit: string,
  tell: (status: PublishingStatus) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!EDITOR_REPO) return tell({ state: 'out', text: 'Lagret på denne maskinen.' });
  for (let waited = 0; waited < patience && !signal.aborted; waited += pause) {
    const status = await repository.runs(commit).then(statusOf, statusWithout);
    if (signal.aborted) return;
    if (status) tell(status);
    if (status && status.state !== 'publishing') return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (!signal.aborted) tell({ state: 'unknown', text: 'Lagret. Åpne nettsiden, og se om endringen er ute.' });
}

function statusOf(runs: Awaited<ReturnType<Repository['runs']>>): PublishingStatus {
  const failed = runs.find(
    ({ conclusion }) => conclusion && !/^(success|neutral|skipped|cancelled)$/.test(conclusion),
  );
  if (failed) {
    const text =
      'Ikke lagt ut. Nettsiden er som før. Se hva som stoppet, rett det, eller angre under «Siste endringer».';
    return { state: 'stopped', text, link: failed.html_url };
  }
  if (runs.length === 0 || runs.some(({ status }) => status !== 'completed'))
    return { state: 'publishing', text: 'Lagret. Legges ut, vanligvis innen et kvarter …' };
  return runs.every(({ conclusion }) => conclusion === 'cancelled')
    ? { state: 'unknown', text: 'Legges ut sammen med en nyere endring.' }
    : { state: 'out', text: 'Er ute på nettsiden.' };
}

/** `unknown` if the token may not read the runs; `undefined` after any other failure: polling goes on. */
function statusWithout(error: unknown): PublishingStatus | undefined {
  return error instanceof RepositoryError && error.failure === 'forbidden'
    ? { state: 'unknown', text: 'Lagret. Nettsiden er ny om omtrent et kvarter.' }
    : undefined;
}
