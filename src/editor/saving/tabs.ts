/**
 * Takes the editor of a repository over from other tabs, whose `taken` then resolves.
 *
 * @returns `wasOpen` is true if another tab had it
 */
export async function takeOver(repository: string): Promise<{ wasOpen: boolean; taken: Promise<unknown> }> {
  const lock = `rediger ${repository}`;
  const never = new Promise<never>(() => undefined);
  try {
    const { held = [] } = await navigator.locks.query();
    const wasOpen = held.some(({ name }) => name === lock);
    const taken = navigator.locks.request(lock, { steal: true }, () => never).catch(() => undefined);
    return { wasOpen, taken };
  } catch {
    // Where storage is blocked there are no locks, and no draft that tabs could share.
    return { wasOpen: false, taken: never };
  }
}
