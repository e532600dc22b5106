import { useActivity } from './useActivity.ts';

/** Shown until the content is read. */
export const Loading = () => (
  <main className="screen">
    <p role="status">{useActivity() ?? 'Et øyeblikk …'}</p>
  </main>
);
