import { sendRequest, readBody } from './request.ts';
import type { Files, Store, Tree, Version } from './store.ts';
import { StoreError } from './storeError.ts';

const noContact =
  'Får ikke kontakt. Se om npm run rediger fortsatt kjører på maskinen. Det du har skrevet, er ikke borte.';

/** Status of a commit on top of a content that is no longer the newest. */
const conflict = 409;

/** Sends a request to `tools/rediger/local-api.ts`. @throws StoreError with the server's sentence */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await sendRequest(`/api/${path}`, init);
  if (!answer) {
    // The server ended while it was writing: the next save finds out what it did.
    throw new StoreError(path === 'commit' ? 'noAnswer' : 'noContact', noContact);
  }
  if (answer.ok || answer.status === conflict) return answer;
  const sentence = await readBody(answer.text(), noContact);
  throw new StoreError(answer.status === 404 ? 'missing' : 'refused', sentence);
}

async function get<Body>(path: string): Promise<Body> {
  const answer = await send(path);
  return readBody(answer.json() as Promise<Body>, noContact);
}

/** The content in a folder of this machine. */
export function openThisMachine(): Store {
  return {
    name: () => get<string>('name'),

    read: () => get<Tree>('content'),

    upload: async (picture) => {
      const headers = { 'Content-Type': 'application/octet-stream' };
      await send('pictures', { method: 'POST', headers, body: picture });
    },

    picture: async (id) => {
      const answer = await send(`pictures?id=${id}`);
      return readBody(answer.blob(), noContact);
    },

    commit: async ({ parent, title, files, deletes }) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ head: parent.head, title, files, deletes });
      const answer = await send('commit', { method: 'POST', headers, body });
      if (answer.status === conflict) return 'outdated';
      return readBody(answer.json() as Promise<{ head: string; sequence: number }>, noContact);
    },

    versions: (path) => get<Version[]>(`versions?path=${encodeURIComponent(path)}`),

    filesBefore: ({ id }) => get<Files>(`before?id=${encodeURIComponent(id)}`),
  };
}

/** Makes a content folder of the template; where there is one it is refused. */
export async function beginWithTemplate(): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await send('begin', { method: 'POST', headers, body: '{}' });
}
