import { join } from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { openContentFolder } from './contentFolder.ts';
import { MissingFolder, explainError } from './folderErrors.ts';

const id = z.string().regex(/^[0-9a-f]{40}$/);
/** A path in the content folder: no part of it is hidden, is `..` or names a drive. */
const path = z.string().regex(/^[^./\\:\n][^/\\:\n]*(\/[^./\\:\n][^/\\:\n]*)*$/);
/** Name of a save's folder. */
const save = z.string().regex(/^[\d .-]+$/);

const saveSchema = z.object({
  head: id,
  title: z.string().max(1000),
  files: z.record(path, z.union([z.object({ text: z.string() }), z.object({ id }), z.literal('gone')])),
  deletes: path.optional(),
});

/** Answers the requests of `src/editor/store/thisMachine.ts` for the content folder of a project. */
export function localApi(root: string) {
  const folder = openContentFolder(root);
  /** One at a time: a save must see the one before it. */
  const inTurn = pLimit(1);

  const handlers: Record<string, (query: URLSearchParams, request: Request) => Promise<Response>> = {
    'GET name': async () => Response.json(root),
    'GET content': async () => Response.json(await folder.read()),
    'GET pictures': async (query) => {
      const bytes = await folder.readPicture(id.parse(query.get('id')));
      return bytes
        ? new Response(Uint8Array.from(bytes))
        : new Response('Bildet finnes ikke.', { status: 404 });
    },
    'POST pictures': async (_, request) => {
      folder.upload(Buffer.from(await request.arrayBuffer()));
      return Response.json({});
    },
    'POST commit': async (_, request) => {
      const made = await folder.commit(saveSchema.parse(await request.json()));
      return made ? Response.json(made) : new Response('Outdated', { status: 409 });
    },
    'GET versions': async (query) => Response.json(await folder.versions(path.parse(query.get('path')))),
    'GET before': async (query) => Response.json(await folder.filesBefore(save.parse(query.get('id')))),
    'POST begin': async () => {
      await folder.begin();
      return Response.json({});
    },
  };

  return async (request: Request, route: string): Promise<Response> => {
    const handler = handlers[`${request.method} ${route}`];
    if (!handler) return new Response('Not found', { status: 404 });
    try {
      return await inTurn(() => handler(new URL(request.url).searchParams, request));
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof SyntaxError)
        return new Response('Forespørselen er ikke en som redigeringen sender.', { status: 400 });
      const failure = request.method === 'GET' ? 'Kan ikke lese' : 'Ikke lagret i';
      const { message } = explainError(error, join(root, 'content'), failure);
      return new Response(message, { status: error instanceof MissingFolder ? 404 : 422 });
    }
  };
}
