import { lastCommits, rest, RepositoryError } from './repository.ts';

/** A run of the workflow that builds the site, as GitHub tells of it. */
interface Run {
  status: string;
  conclusion: string | null;
  html_url: string;
}

/** How it goes with what was saved. */
export interface Publishing {
  state: 'waiting' | 'out' | 'stopped' | 'unknown';
  /** What the owner reads. */
  text: string;
  /** Where to read more. */
  link?: string;
}

const waiting: Publishing = { state: 'waiting', text: 'Legges ut …' };

/** How runs of a commit add up: one that failed stops the site as it was, and it is out when all are through. */
function publishingOf(runs: readonly Run[]): Publishing {
  const failed = runs.find(
    ({ conclusion }) => conclusion !== null && !/^(success|neutral|skipped)$/.test(conclusion),
  );
  const text = 'Ikke lagt ut. Nettsiden er som før.';
  if (failed) return { state: 'stopped', text, link: failed.html_url };
  const done = runs.length > 0 && runs.every(({ status }) => status === 'completed');
  return done ? { state: 'out', text: 'Er ute' } : waiting;
}

/** In milliseconds: how often is asked, and after how long nobody waits any longer. */
const [pause, patience] = [10_000, 30 * 60_000];

/** Follows what was saved last until it is out, stopped, or nothing can be known, and tells of each step. */
export async function followPublishing(tell: (publishing: Publishing) => void): Promise<void> {
  tell(waiting);
  const { head } = await lastCommits(1);
  for (let waited = 0; waited < patience; waited += pause) {
    const publishing = await askOnce(head);
    tell(publishing);
    if (publishing.state !== 'waiting') return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  tell({ state: 'unknown', text: 'Lagret. Se på nettsiden om den er ute.' });
}

async function askOnce(head: string): Promise<Publishing> {
  try {
    const { workflow_runs: runs } = (await rest(`actions/runs?head_sha=${head}`)) as { workflow_runs: Run[] };
    return publishingOf(runs);
  } catch (error) {
    // A token that may not read the runs, or a moment without a network.
    const refused = error instanceof RepositoryError;
    return refused ? { state: 'unknown', text: 'Lagret. Nettsiden følger om noen minutter.' } : waiting;
  }
}
