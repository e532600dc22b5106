import { lastCommits, rest, RepositoryError } from './repository.ts';

/** A run of the workflow that builds the site, as GitHub tells of it. */
interface Run {
  status: string;
  conclusion: string | null;
  html_url: string;
}

/** Shows how it goes with what was saved: in words, whether it is out or was stopped, and where to read why. */
export type Tell = (text: string, state?: 'out' | 'stopped', link?: string) => void;

/** In milliseconds: how often is asked, and after how long nobody waits any longer. */
const [pause, patience] = [10_000, 30 * 60_000];

/**
 * Follows what was saved last until it is out, stopped, or nothing can be known: a run that failed stops the site as it was,
 * and it is out when all are through.
 */
export async function followPublishing(tell: Tell): Promise<void> {
  tell('Legges ut …');
  const { head } = await lastCommits(1);
  for (let waited = 0; waited < patience; waited += pause) {
    const runs = await runsOf(head);
    if (!runs) return tell('Lagret. Nettsiden følger om noen minutter.');
    const failed = runs.find(
      ({ conclusion }) => !/^(success|neutral|skipped)$/.test(conclusion ?? 'success'),
    );
    if (failed) return tell('Ikke lagt ut. Nettsiden er som før.', 'stopped', failed.html_url);
    if (runs.length > 0 && runs.every(({ status }) => status === 'completed')) return tell('Er ute', 'out');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  tell('Lagret. Se på nettsiden om den er ute.');
}

/** The runs for a commit; nothing where the token may not read them, and none in a moment without a network. */
const runsOf = (commit: string): Promise<Run[] | undefined> =>
  rest(`actions/runs?head_sha=${commit}`)
    .then(async (answer) => ((await answer.json()) as { workflow_runs: Run[] }).workflow_runs)
    .catch((error: unknown) => (error instanceof RepositoryError ? undefined : []));
