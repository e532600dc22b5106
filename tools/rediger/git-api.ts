import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ask, committer, gitIn, takeInHandwork } from './git.ts';

const id = z.string().regex(/^[0-9a-f]{40,64}$/);
/** A file of the content: no step of its path is hidden, leads up or names a drive. */
const path = z.string().regex(/^content(\/[^./\\:\n][^/\\:\n]*)+$/);
const newBlob = z.object({ content: z.string() });
const newTree = z.object({
  base_tree: id,
  tree: z.array(z.object({ path, content: z.string().optional(), sha: id.nullish() })),
});
const newCommit = z.object({ message: z.string().min(1).max(1000), tree: id, parents: z.tuple([id]) });
const newHead = z.object({ sha: id });

/** Marks a deleted file where git reads what to put into an index. */
const deleted = '0'.repeat(40);

/**
 * Answers as GitHub's REST API does, from a repository on this machine: `commits`, `git/trees`, `git/blobs`, `git/commits`
 * and `git/refs` (https://docs.github.com/rest/git), as far as `src/rediger/api.ts` asks.
 */
export function gitApi(root: string) {
  const git = gitIn(root);
  const write = (bytes: string | Uint8Array) => ask(git, ['hash-object', '-w', '--stdin'], bytes);
  /** Git locks its index, and a save must see the commit before it: one at a time. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>) => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  const handlers: Record<string, (asked: Asked) => Promise<unknown>> = {
    'GET commits': async ({ query }) => {
      const from = z
        .union([id, z.literal('main')])
        .parse(query.get('sha'))
        .replace('main', 'HEAD');
      const only = [
        '-n',
        query.get('per_page') ?? '1',
        '--first-parent',
        from,
        '--',
        query.get('path') || '.',
      ];
      const format = ['%H', '%T', '%P', '%an', '%cI', '%B'].join('%x1f');
      const log = await ask(git, ['log', '-z', `--format=${format}`, ...only]);
      return log
        .split('\0')
        .filter(Boolean)
        .map((entry) => {
          const [sha, tree, parents = '', name, date, message] = entry.split('\x1f');
          const [parent] = parents.split(' ');
          const commit = { message, author: { name, date }, tree: { sha: tree } };
          return { sha, commit, parents: parent ? [{ sha: parent }] : [] };
        });
    },
    'GET git/trees': async ({ name }) => {
      const lines = await ask(git, ['ls-tree', '-r', '-z', id.parse(name), '--', 'content']);
      const entries = [...lines.matchAll(/\d+ (\w+) (\w+)\t([^\0]+)/g)];
      return { tree: entries.map(([, type, sha, file]) => ({ path: file, type, sha })) };
    },
    'GET git/blobs': async ({ name }) =>
      new Blob([Uint8Array.from(await git(['cat-file', 'blob', id.parse(name)]))]),
    'POST git/blobs': async ({ body }) => ({
      sha: await write(Buffer.from(newBlob.parse(body).content, 'base64')),
    }),
    'POST git/trees': ({ body }) =>
      inTurn(async () => {
        const { base_tree: base, tree } = newTree.parse(body);
        const lines = tree.map(async ({ path: file, content, sha }) => {
          const object = content === undefined ? sha : await write(content);
          return `${object ? '100644' : '0'} ${object ?? deleted}\t${file}`;
        });
        const index = join(await ask(git, ['rev-parse', '--absolute-git-dir']), 'rediger-index');
        await git(['read-tree', base], undefined, index);
        await git(['update-index', '--index-info'], (await Promise.all(lines)).join('\n'), index);
        const sha = await ask(git, ['write-tree'], undefined, index);
        await rm(index);
        return { sha };
      }),
    'POST git/commits': async ({ body }) => {
      const { message, tree, parents } = newCommit.parse(body);
      const commit = ['commit-tree', tree, '-p', parents[0], '-m', message];
      return { sha: await ask(git, [...(await committer(git)), ...commit]) };
    },
    'PATCH git/refs': ({ body }) =>
      inTurn(async () => {
        const { sha } = newHead.parse(body);
        await takeInHandwork(git);
        const [head, parent] = (await ask(git, ['rev-parse', 'HEAD', `${sha}^`])).split('\n');
        if (head !== parent) return undefined;
        // Updates the files with the branch.
        await git(['merge', '--ff-only', '--quiet', sha]);
        return { sha };
      }),
  };

  return async (request: Request, route: string): Promise<Response> => {
    const [, what = '', name = ''] = /^(commits|git\/\w+)\/?(.*)$/.exec(route) ?? [];
    const handler = handlers[`${request.method} ${what}`];
    if (!handler) return new Response('Not found', { status: 404 });
    try {
      const body: unknown = request.method === 'GET' ? undefined : await request.json();
      const answer = await handler({ name, query: new URL(request.url).searchParams, body });
      if (answer === undefined) return new Response('Not on top of the branch', { status: 422 });
      return answer instanceof Blob ? new Response(answer) : Response.json(answer);
    } catch (error) {
      if (!(error instanceof z.ZodError)) console.error(error);
      return new Response('Refused', { status: 422 });
    }
  };
}

interface Asked {
  /** What follows the kind of object in the address: an id. */
  name: string;
  query: URLSearchParams;
  body: unknown;
}
