import { sendRequest, readBody } from './request.ts';
import type { Files, Store, Tree, Version } from './store.ts';
import { StoreError } from './storeError.ts';

const noContact =
  'Får ikke kontakt. Se om npm run rediger fortsatt kjører på maskinen. Det du har skrevet, er ikke borte.';

/** The content in a folder of this machine: `tools/rediger/local-api.ts` answers. */
export function openThisMachine(): Store {
  /** Nothing for an answer of 409. @throws StoreError with the server's sentence */
  async function send(path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const answer = await sendRequest(`/api/${path}`, init);
    if (!answer) {
      // The server ended while it was writing: the next save finds out what it did.
      throw new StoreError(path === 'commit' ? 'noAnswer' : 'noContact', noContact);
    }
    if (answer.ok) return answer;
    if (answer.status === 409) return undefined;
    const sentence = await readBody(answer.text(), noContact);
    throw new StoreError(answer.status === 404 ? 'missing' : 'refused', sentence);
  }

  const get = async <Body>(path: string): Promise<Body> => {
    const answer = await send(path);
    if (!answer) throw new StoreError('noContact', noContact);
    return readBody(answer.json() as Promise<Body>, noContact);
  };

  return {
    name: () => get<string>('name'),

    read: () => get<Tree>('content'),

    upload: async (picture) => {
      const headers = { 'Content-Type': 'application/octet-stream' };
      await send('pictures', { method: 'POST', headers, body: picture });
    },

    picture: async (id) => {
      const answer = await send(`pictures?id=${id}`);
      if (!answer) throw new StoreError('noContact', noContact);
      return readBody(answer.blob(), noContact);
    },

    commit: async ({ parent, title, files, deletes }) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ head: parent.head, title, files, deletes });
      const answer = await send('commit', { method: 'POST', headers, body });
      if (!answer) return 'outdated';
      return readBody(answer.json() as Promise<{ head: string; sequence: number }>, noContact);
    },

    versions: (path) => get<Version[]>(`versions?path=${encodeURIComponent(path)}`),

    filesBefore: ({ id }) => get<Files>(`before?id=${encodeURIComponent(id)}`),
  };
}

/** Makes a content folder of the template; where there is one it is refused. */
export async function beginWithTemplate(): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await sendRequest('/api/begin', { method: 'POST', headers, body: '{}' });
  if (!answer) throw new StoreError('noContact', noContact);
  if (!answer.ok) throw new StoreError('refused', await readBody(answer.text(), noContact));
}
