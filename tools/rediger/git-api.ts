import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ask, gitIn, listCommits, takeInHandwork } from './git.ts';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
/** Path of a content file: no segment is hidden, is `..` or names a drive. */
const path = z.string().regex(/^content(\/[^./\\:\n][^/\\:\n]*)+$/);
const head = z.literal('main').transform(() => 'HEAD');

/** Schemas of the requests: of the query, or of the body. */
const requests = {
  commits: z.object({
    sha: sha.or(head),
    path: z.string().default(''),
    per_page: z.coerce.number().default(1),
  }),
  object: z.object({ sha: sha.or(head), recursive: z.string().optional() }),
  newBlob: z.object({ content: z.string() }),
  newTree: z.object({
    base_tree: sha,
    tree: z.array(z.object({ path, content: z.string().optional(), sha: sha.nullish() })),
  }),
  newCommit: z.object({ message: z.string().max(1000), tree: sha, parents: z.tuple([sha]) }),
};

/** Mode and id that delete a file in `git update-index --index-info`. */
const deleted = '0'.repeat(40);

/**
 * Answers as GitHub's REST API does (https://docs.github.com/rest/git), from a repository on this machine, as
 * far as `src/rediger/repository/api.ts` asks.
 */
export function gitApi(root: string) {
  const git = gitIn(root);
  const write = (bytes: string | Uint8Array) => ask(git, ['hash-object', '-w', '--stdin'], bytes);

  const handlers: Record<string, (asked: unknown) => Promise<unknown>> = {
    'GET commits': (asked) => {
      const { sha: from, path: folder, per_page: count } = requests.commits.parse(asked);
      return listCommits(git, from, count, folder || '.');
    },
    'GET git/trees': async (asked) => {
      const { sha: from, recursive } = requests.object.parse(asked);
      const tree = await ask(git, ['rev-parse', `${from}^{tree}`]);
      const lines = await ask(git, ['ls-tree', '-z', ...(recursive ? ['-r'] : []), tree]);
      const entries = [...lines.matchAll(/\d+ (\w+) (\w+)\t([^\0]+)/g)];
      return { sha: tree, tree: entries.map(([, type, id, file]) => ({ path: file, type, sha: id })) };
    },
    'GET git/blobs': async (asked) =>
      new Blob([Uint8Array.from(await git(['cat-file', 'blob', requests.object.parse(asked).sha]))]),
    'POST git/blobs': async (asked) => ({
      sha: await write(Buffer.from(requests.newBlob.parse(asked).content, 'base64')),
    }),
    'POST git/trees': async (asked) => {
      const { base_tree: base, tree } = requests.newTree.parse(asked);
      const lines = tree.map(async ({ path: file, content, sha: id }) => {
        const object = content === undefined ? id : await write(content);
        return `${object ? '100644' : '0'} ${object ?? deleted}\t${file}\n`;
      });
      const index = join(await ask(git, ['rev-parse', '--absolute-git-dir']), 'rediger-index');
      await git(['read-tree', base], undefined, index);
      await git(['update-index', '--index-info'], (await Promise.all(lines)).join(''), index);
      const made = await ask(git, ['write-tree'], undefined, index);
      await rm(index);
      return { sha: made };
    },
    'POST git/commits': async (asked) => {
      const { message, tree, parents } = requests.newCommit.parse(asked);
      return { sha: await ask(git, ['commit-tree', tree, '-p', parents[0], '-m', message]) };
    },
    'PATCH git/refs': async (asked) => {
      const { sha: next } = requests.object.parse(asked);
      await takeInHandwork(git);
      const [current, parent] = (await ask(git, ['rev-parse', 'HEAD', `${next}^`])).split('\n');
      if (current !== parent) return undefined;
      // Updates the files with the branch.
      await git(['merge', '--ff-only', '--quiet', next]);
      return { ref: 'refs/heads/main', object: { sha: next } };
    },
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
