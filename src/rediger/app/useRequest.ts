import { startTransition, useActionState } from 'react';
import { sentenceFor } from '../repository/request.ts';

/** A request that is sent when asked for: what it found, or the sentence for the owner where it failed. */
export function useRequest<Found>(send: () => Promise<Found>) {
  const [answer, ask, isBusy] = useActionState<{ found?: Found; failure?: string }>(
    () =>
      send().then(
        (found) => ({ found }),
        (error: unknown) => ({ failure: sentenceFor(error) }),
      ),
    {},
  );
  return { ...answer, isBusy, ask: () => startTransition(ask) };
}
