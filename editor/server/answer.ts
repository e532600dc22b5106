import { join } from 'node:path';
import { handleDesk } from '../desk/handler.ts';
import { recordSave } from '../desk/history.ts';
import { projectId } from '../content/files.ts';
import type { Bundle } from '../app/bundle.ts';
import { contentFiles } from './files.ts';
import { originFault } from './origin.ts';
import { editorPage, headers } from './pages.ts';
import { Refusal } from './refusal.ts';
import { save } from './save.ts';
import { readPicture, thumbnail } from './thumbnail.ts';
import { Uploads } from './uploads.ts';
import { readTree, readView } from './views.ts';

/** What the editor works on. */
export interface Desk {
  /** The content folder. */
  content: string;
  port: number;
  /** Address of the site as it would be. */
  preview: string;
  bundle: Bundle;
}

/** Larger than any picture from a phone, with room for what is around it. */
const largestBody = 30_000_000;

/** Answers every request to the editor; saves come one after the other. */
export function makeAnswer(desk: Desk): (request: Request) => Promise<Response> {
  const uploads = new Uploads();
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>) => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };
  return async (request) => {
    const fault = originFault(request, desk.port);
    const answer = fault ? new Response(fault, { status: 403 }) : await route(request, desk, uploads, inTurn);
    for (const [name, value] of Object.entries(headers)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    return answer;
  };
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

async function route(request: Request, desk: Desk, uploads: Uploads, inTurn: InTurn): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    if (/^\/skrivebord(\/|$)/.test(pathname)) {
      // Taking back writes files too, and must not meet a save on its way.
      const answer = () => handleDesk(request, desk);
      return await (request.method === 'POST' ? inTurn(answer) : answer());
    }
    const path = pathname.split('/').slice(1).map(decodeURIComponent);
    if (request.method === 'GET') return await read(path, desk, uploads);
    if (request.method === 'POST') return await inTurn(() => write(path, request, desk, uploads));
    return new Response('Ukjent metode.', { status: 405 });
  } catch (error) {
    if (error instanceof Refusal) return new Response(error.message, { status: error.status });
    if (error instanceof URIError) return new Response('Ugyldig adresse.', { status: 400 });
    console.error(error);
    return new Response('Noe gikk galt i editoren. Se i vinduet der den ble startet.', { status: 500 });
  }
}

async function read([first, ...rest]: string[], desk: Desk, uploads: Uploads): Promise<Response> {
  switch (first) {
    case '':
      return new Response(null, { status: 302, headers: { location: '/keystatic' } });
    case 'keystatic':
      return page(desk);
    case 'editor.js':
      return new Response(desk.bundle.script, {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      });
    case 'editor.css':
      return new Response(desk.bundle.styles, { headers: { 'content-type': 'text/css; charset=utf-8' } });
    case 'bilder': {
      const [kind, ...name] = rest;
      const file = name.join('/');
      const bytes = kind === 'ny' ? uploads.find(file).bytes : await readPicture(desk.content, file);
      return new Response(Buffer.from(await thumbnail(bytes)), { headers: { 'content-type': 'image/webp' } });
    }
    case 'api':
      return readApi(rest, desk);
    default:
      return new Response('Finnes ikke.', { status: 404 });
  }
}

async function page({ content, preview }: Desk): Promise<Response> {
  const projects = (await contentFiles(content)).flatMap((name) => projectId(name) ?? []);
  return new Response(editorPage({ preview, projects }), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Keystatic's own addresses: the tree of files, and one of them by its hash and name. */
async function readApi([, kind, , ...view]: string[], { content }: Desk): Promise<Response> {
  if (kind === 'tree') return Response.json(await readTree(content));
  if (kind === 'blob') return new Response(await readView(content, view.join('/')));
  return new Response('Finnes ikke.', { status: 404 });
}

async function write(path: string[], request: Request, desk: Desk, uploads: Uploads): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? Infinity) > largestBody) {
    throw new Refusal('Filen er for stor. Et bilde kan være på høyst 20 MB.', 413);
  }
  const address = path.join('/');
  if (address === 'bilder') {
    const query = new URL(request.url).searchParams;
    const bytes = new Uint8Array(await request.arrayBuffer());
    const use = query.get('bruk') === 'logo' ? 'logo' : 'photo';
    return Response.json({ file: await uploads.add(query.get('navn') ?? 'bilde', bytes, use) });
  }
  if (address === 'api/keystatic/update') {
    const body: unknown = await request.json().catch(() => undefined);
    const changed = await save(desk.content, body, uploads);
    if (changed.length > 0)
      await recordSave(
        changed.map((name) => join(desk.content, name)),
        desk.content,
      );
    return Response.json(await readTree(desk.content));
  }
  return new Response('Finnes ikke.', { status: 404 });
}
