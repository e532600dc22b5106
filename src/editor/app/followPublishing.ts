import type { Run, Store } from '../store/store.ts';

/** Publishing status of a save. */
export interface PublishingStatus {
  state: 'publishing' | 'out' | 'stopped' | 'unknown';
  /** Sentence for the owner. */
  text: string;
  /** Where it says why publishing stopped. */
  link?: string;
}

const saved = 'Lagret. Ute på nettsiden om omtrent et minutt.';

/** In milliseconds: how often is asked, and when following ends. */
const pause = 10_000;
const patience = 30 * 60_000;

/** Asks for the newest run of the workflow until the save is published or stopped; `signal` ends it. */
export async function followPublishing(
  store: Store,
  commit: string,
  tell: (status: PublishingStatus) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!store.newestRun) return tell({ state: 'out', text: 'Lagret på denne maskinen.' });
  tell({ state: 'publishing', text: saved });
  const before = await store.newestRun().catch(() => undefined);
  for (let waited = 0; waited < patience; waited += pause) {
    try {
      const run = await store.newestRun();
      // The run of this save, or a newer one that publishes it as well.
      const publishesSave = run?.head_sha === commit || run?.created_at !== before?.created_at;
      if (signal.aborted) return;
      if (run && publishesSave) {
        const status = readStatus(run);
        tell(status);
        if (status.state !== 'publishing') return;
      }
    } catch {
      // The key may not read the runs, or there is no network: the save stands all the same.
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return;
  }
  tell({ state: 'unknown', text: 'Lagret. Åpne nettsiden, og se om endringen er ute.' });
}

function readStatus({ status, conclusion, html_url: link }: Run): PublishingStatus {
  if (status === 'waiting')
    return {
      state: 'publishing',
      text: 'Lagret. Venter på den som driver nettsiden, som må godkjenne en endring.',
    };
  if (status !== 'completed') return { state: 'publishing', text: saved };
  if (conclusion === 'cancelled')
    return { state: 'unknown', text: 'Lagret. Legges ut sammen med en nyere endring.' };
  if (conclusion && /^(success|neutral|skipped)$/.test(conclusion))
    return { state: 'out', text: 'Er ute på nettsiden.' };
  return {
    state: 'stopped',
    text: 'Lagret, men ikke lagt ut. Nettsiden er som før. Se hva som stoppet, og rett det.',
    link,
  };
}
