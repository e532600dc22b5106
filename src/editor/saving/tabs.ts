/** How long another tab may take to answer, in milliseconds: one that is frozen never does. */
const patience = 500;

export interface Tabs {
  /** True if another tab was open, and has kept what was typed in it. */
  others: Promise<boolean>;
  /** Calls `stop` when another tab takes over, and tells that tab when it is done. */
  onTaken: (stop: () => Promise<unknown>) => () => void;
}

/** Takes the editor over from other tabs with the same repository. */
export function takeOver(repository: string): Tabs {
  const channel = new BroadcastChannel(`rediger ${repository}`);
  const { promise: others, resolve } = Promise.withResolvers<boolean>();
  let stop: (() => Promise<unknown>) | undefined;
  channel.onmessage = async ({ data }) => {
    if (data === 'stopped') return resolve(true);
    await stop?.();
    channel.postMessage('stopped');
  };
  channel.postMessage('stop');
  setTimeout(() => resolve(false), patience);
  const onTaken: Tabs['onTaken'] = (listener) => {
    stop = listener;
    return () => (stop = undefined);
  };
  return { others, onTaken };
}
