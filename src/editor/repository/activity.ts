/** What the requests do that the owner should know of. */
export interface Activity {
  /** When requests go on after GitHub has asked to wait. */
  waitingUntil?: Date | undefined;
  /** Pictures of the running save: how many have arrived, and how many there are. */
  uploads?: { arrived: number; all: number } | undefined;
}

let current: Activity = {};
const listeners = new Set<() => void>();

/** What the requests do at present. */
export const currentActivity = () => current;

/** Changes a part of what the requests do, and tells the listeners. */
export function changeActivity(change: Activity) {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** Calls a listener at every change; returns a function that stops that. */
export function onActivity(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A sentence for the owner; `undefined` while there is nothing to tell. */
export function activityInWords({ waitingUntil, uploads }: Activity): string | undefined {
  if (waitingUntil) {
    const time = waitingUntil.toLocaleTimeString('nb', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    return `GitHub ber oss vente litt. Det fortsetter av seg selv klokken ${time}.`;
  }
  return uploads && `Lagrer … ${uploads.arrived} av ${uploads.all} bilder er sendt.`;
}
