import type { PublishingStatus } from '../publishing.ts';
import { type Repository, RepositoryError } from '../repository.ts';

/** In milliseconds: how often is asked, and when following ends. */
const [pause, patience] = [10_000, 30 * 60_000];

/** Follows a commit until it is out, stopped, or nobody can tell; `signal` ends it. */
export async function followPublishing(
  repository: Repository,
  commit: string,
  tell: (status: PublishingStatus) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let waited = 0; waited < patience && !signal.aborted; waited += pause) {
    const status = await repository.publishing(commit).catch(statusWithout);
    if (signal.aborted) return;
    if (status) tell(status);
    if (status && status.state !== 'publishing') return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (!signal.aborted) tell({ state: 'unknown', text: 'Lagret. Åpne nettsiden, og se om endringen er ute.' });
}

/** Nothing for a moment without a network; no answer to wait for where the token may not read the runs. */
function statusWithout(error: unknown): PublishingStatus | undefined {
  if (!(error instanceof RepositoryError)) throw error;
  return error.failure === 'forbidden'
    ? { state: 'unknown', text: 'Lagret. Nettsiden er ny om omtrent et kvarter.' }
    : undefined;
}
