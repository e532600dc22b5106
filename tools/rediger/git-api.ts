import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ask, commitManualChanges, gitIn, listCommits } from './git.ts';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
/** Path of a content file: no segment is hidden, is `..` or names a drive. */
const path = z.string().regex(/^content(\/[^./\\:\n][^/\\:\n]*)+$/);
const head = z.literal('main').transform(() => 'HEAD');
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
 * far as `src/rediger/repository/api.ts` asks.
 */
export function gitApi(root: string) {
  const git = gitIn(root);
  const write = (bytes: string | Uint8Array) => ask(git, ['hash-object', '-w', '--stdin'], bytes);

  /** Handlers by method and path, each with the schema of its query or body. */
  const handlers: Record<string, (asked: unknown) => Promise<unknown>> = {
    'GET commits': checked(
      { sha: sha.or(head), path: z.string().default(''), per_page: z.coerce.number().default(1) },
      ({ sha: from, path: folder, per_page: count }) => listCommits(git, from, count, folder || '.'),
    ),
    'GET git/trees': checked(
      { sha: sha.or(head), recursive: z.string().optional() },
      async ({ sha: from, recursive }) => {
        const tree = await ask(git, ['rev-parse', `${from}^{tree}`]);
        const lines = await ask(git, ['ls-tree', '-z', ...(recursive ? ['-r'] : []), tree]);
        const entries = [...lines.matchAll(/\d+ (\w+) (\w+)\t([^\0]+)/g)];
        return { sha: tree, tree: entries.map(([, type, id, file]) => ({ path: file, type, sha: id })) };
      },
    ),
    'GET git/blobs': checked(
      { sha },
      async ({ sha: id }) => new Blob([Uint8Array.from(await git(['cat-file', 'blob', id]))]),
    ),
    'POST git/blobs': checked({ content: z.string() }, async ({ content }) => ({
      sha: await write(Buffer.from(content, 'base64')),
    })),
    'POST git/trees': checked({ base_tree: sha, tree: z.array(entry) }, async ({ base_tree: base, tree }) => {
      const lines = tree.map(async ({ path: file, content, sha: id }) => {
        const object = content === undefined ? id : await write(content);
        return `${object ? '100644' : '0'} ${object ?? deleted}\t${file}\n`;
      });
      const index = join(await ask(git, ['rev-parse', '--absolute-git-dir']), 'rediger-index');
      const scratchGit = gitIn(root, index);
      await scratchGit(['read-tree', base]);
      await scratchGit(['update-index', '--index-info'], (await Promise.all(lines)).join(''));
      const made = await ask(scratchGit, ['write-tree']);
      await rm(index);
      return { sha: made };
    }),
    'POST git/commits': checked(
      { message: z.string().max(1000), tree: sha, parents: z.tuple([sha]) },
      async ({ message, tree, parents: [parent] }) => ({
        sha: await ask(git, ['commit-tree', tree, '-p', parent, '-m', message]),
      }),
    ),
    'PATCH git/refs': checked({ sha }, async ({ sha: next }) => {
      await commitManualChanges(git);
      const [current, parent] = (await ask(git, ['rev-parse', 'HEAD', `${next}^`])).split('\n');
      if (current !== parent) return undefined;
      // Updates the files with the branch.
      await git(['merge', '--ff-only', '--quiet', next]);
      return { ref: 'refs/heads/main', object: { sha: next } };
    }),
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
    // Read before its turn, or a request that stalls would stop all others. The schemas refuse what is no
    // JSON.
    const body: unknown = await request.json().catch(() => undefined);
    const done = turn.then(() => answer(request, route, body));
    turn = done;
    return done;
  };
}
