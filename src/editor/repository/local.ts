import { readJson, send } from './request.ts';
import type { Commit, NewCommit, Store, StoredFile } from './store.ts';

/**
 * The content in a folder on this machine: `tools/rediger/local-api.ts` answers.
 *
 * @param secret of the address that `npm run rediger` prints
 */
export function openLocal(secret: string): Store {
  const ask = (path: string, init: RequestInit = {}) =>
    send(`/api/${path}`, { ...init, headers: { Authorization: `Bearer ${secret}` } });
  const post = async <Data>(path: string, body: BodyInit) =>
    (await readJson(ask(path, { method: path === 'commit' ? 'PATCH' : 'POST', body }))) as Data;
  const get = async <Data>(path: string) => (await readJson(ask(path))) as Data;
  return {
    name: () => get<string>('name'),
    read: (ref = '') => get<NewCommit['base'] & { files: StoredFile[] }>(`content?ref=${ref}`),
    bytes: async (id) => (await ask(`pictures?id=${id}`)).body,
    upload: (picture) => post<string>('pictures', picture),
    commit: (commit) => post<NewCommit['base']>('commit', JSON.stringify(commit)),
    log: (from = '', { count, page = 1, isOfContent = false }) =>
      get<Commit[]>(`log?from=${from}&count=${count}&skip=${count * (page - 1)}&ofContent=${isOfContent}`),
    runs: () => Promise.resolve([]),
  };
}
