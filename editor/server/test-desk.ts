import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeExample, type Changes } from '../../tests/support/example-content.ts';
import { makeAnswer } from './answer.ts';

const port = 4330;
const origin = `http://127.0.0.1:${port}`;

/** What a test asks for, beside the address. */
interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** An editor on a copy of the example's content, without a browser and without a port. */
export async function openDesk(changes: Changes = {}) {
  const content = await writeExample(changes);
  const answer = makeAnswer({ content, port, preview: origin, bundle: { script: '', styles: '' } });
  const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) => {
    const sent = new Headers({ host: `127.0.0.1:${port}`, ...(method === 'POST' && { origin }), ...headers });
    // An empty header stands for none.
    for (const [name, value] of [...sent]) if (value === '') sent.delete(name);
    return answer(
      new Request(`${origin}${path}`, { method, headers: sent, ...(body !== undefined && { body }) }),
    );
  };
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
    ask(path, { method: 'POST', body, headers: { 'content-length': String(Buffer.byteLength(body)) } });
  const update = (additions: Record<string, unknown>, deletions: string[] = []) =>
    post(
      '/api/keystatic/update',
      JSON.stringify({
        additions: Object.entries(additions).map(([path, value]) => ({
          path,
          contents: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64'),
        })),
        deletions: deletions.map((path) => ({ path })),
      }),
    );
  return {
    content,
    ask,
    post,
    update,
    /** What a form holds. */
    view: async (name: string) =>
      (await ask(`/api/keystatic/blob/x/${name}`)).json() as Promise<Record<string, unknown>>,
    text: (name: string) => readFile(join(content, name), 'utf8'),
    /** Adds a picture to a form; what stands in the form for it. */
    upload: async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      ((await (await post(`/bilder?navn=${encodeURIComponent(name)}`, bytes)).json()) as { file: string })
        .file,
  };
}
