import { z } from 'zod';
import { ask, listCommits } from './git.ts';
import { openWorkspace } from './workspace.ts';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
/** Path of a content file: no segment is hidden, is `..` or names a drive. */
const path = z.string().regex(/^content(\/[^./\\:\n][^/\\:\n]*)+$/);
/** The branch that the editor asks for, whatever it is called here. */
const branch = 'main';
const entry = z.object({ path, content: z.string().optional(), sha: sha.nullish() });

/** Mode and id that delete a file in `git update-index --index-info`. */
const deleted = '0'.repeat(40);

/** A handler that refuses what its schema does. */
const checked =
  <Shape extends z.ZodRawShape>(
    shape: Shape,
    answer: (asked: z.output<z.ZodObject<Shape>>) => Promise<unknown>,
  ) =>
  (asked: unknown) =>
    answer(z.object(shape).parse(asked));

/**
 * Answers as GitHub's REST API does (https://docs.github.com/rest/git), from a repository on this machine, as
 * far as `src/editor/repository/api.ts` asks.
 */
export function gitApi(root: string) {
  const workspace = openWorkspace(root);
  const open = () => workspace.openScratch('api-index');
  const write = async (bytes: string | Uint8Array) =>
    ask(await open(), ['hash-object', '-w', '--stdin'], bytes);
  const idOf = async (asked: string) => (asked === branch ? workspace.head() : asked);

  /** Handlers by method and path, each with the schema of its query or body. */
  const handlers: Record<string, (asked: unknown) => Promise<unknown>> = {
    'GET ': () => Promise.resolve({ full_name: root }),
    'GET commits': checked(
      {
        sha: sha.or(z.literal(branch)),
        path: z.string().default(''),
        per_page: z.coerce.number().default(1),
      },
      async ({ sha: from, path: folder, per_page: count }) =>
        listCommits(await open(), await idOf(from), count, folder || '.'),
    ),
    'GET git/trees': checked(
      { sha: sha.or(z.literal(branch)), recursive: z.string().optional() },
      async ({ sha: from, recursive }) => {
        const git = await open();
        const tree = await ask(git, ['rev-parse', `${await idOf(from)}^{tree}`]);
        const lines = await ask(git, ['ls-tree', '-z', ...(recursive ? ['-r'] : []), tree]);
        const entries = [...lines.matchAll(/\d+ (\w+) (\w+)\t([^\0]+)/g)];
        return { sha: tree, tree: entries.map(([, type, id, file]) => ({ path: file, type, sha: id })) };
      },
    ),
    'GET git/blobs': checked(
      { sha },
      async ({ sha: id }) => new Blob([Uint8Array.from(await (await open())(['cat-file', 'blob', id]))]),
    ),
    'POST git/blobs': checked({ content: z.string() }, async ({ content }) => ({
      sha: await write(Buffer.from(content, 'base64')),
    })),
    'POST git/trees': checked({ base_tree: sha, tree: z.array(entry) }, async ({ base_tree: base, tree }) => {
      const lines = tree.map(async ({ path: file, content, sha: id }) => {
        const object = content === undefined ? id : await write(content);
        return `${object ? '100644' : '0'} ${object ?? deleted}\t${file}\n`;
      });
      const git = await open();
      await git(['read-tree', base]);
      await git(['update-index', '--index-info'], (await Promise.all(lines)).join(''));
      return { sha: await ask(git, ['write-tree']) };
    }),
    'POST git/commits': checked(
      { message: z.string().max(1000), tree: sha, parents: z.tuple([sha]) },
      async ({ message, tree, parents: [parent] }) => ({
        sha: await ask(await open(), ['commit-tree', tree, '-p', parent, '-m', message]),
      }),
    ),
    'PATCH git/refs': checked({ sha }, async ({ sha: next }) =>
      (await workspace.save(next)) ? { ref: `refs/heads/${branch}`, object: { sha: next } } : undefined,
    ),
  };

  const answer = async ({ method, url }: Request, route: string, body?: unknown): Promise<Response> => {
    const [, what = '', name] = /^(commits|git\/\w+)\/?(.*)$/.exec(route) ?? [];
    const handler = handlers[`${method} ${what}`];
    if (!handler) return new Response('Not found', { status: 404 });
    try {
      const query = Object.fromEntries(new URL(url).searchParams);
      const made = await handler(method === 'GET' ? { sha: name, ...query } : body);
      if (made === undefined) return new Response('Not on top of the branch', { status: 422 });
      return made instanceof Blob ? new Response(made) : Response.json(made);
    } catch (error) {
      if (!(error instanceof z.ZodError)) console.error(error);
      return new Response('Refused', { status: 422 });
    }
  };
  /** Serialises writes: git locks its index, and a save must see the commit before it. */
  let turn: Promise<unknown> = Promise.resolve();
  return async (request: Request, route: string): Promise<Response> => {
    if (request.method === 'GET') return answer(request, route);
    // Read before the request waits for its turn: a stalled one would block all others. The schemas refuse a
    // body that is not JSON.
    const body: unknown = await request.json().catch(() => undefined);
    const done = turn.then(() => answer(request, route, body));
    turn = done;
    return done;
  };
}
