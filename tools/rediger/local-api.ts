import pLimit from 'p-limit';
import { z } from 'zod';
import { type Commit, isText, type NewCommit, type StoredFile } from '../../src/editor/repository/store.ts';
import { ask, type Git } from './git.ts';
import { folder, openWorkspace } from './workspace.ts';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const ref = sha.or(z.literal('').transform(() => undefined));
/** A file of the content: no part of its path is hidden, is `..` or names a drive. */
const name = z.string().regex(/^[^./\\:\n][^/\\:\n]*(\/[^./\\:\n][^/\\:\n]*)*$/);

const schemas = {
  content: z.object({ ref }),
  pictures: z.object({ id: sha }),
  log: z.object({
    from: ref,
    count: z.coerce.number(),
    skip: z.coerce.number(),
    ofContent: z.enum(['true', 'false']),
  }),
  commit: z.object({
    message: z.string().max(1000),
    base: z.object({ commit: sha, tree: z.string() }),
    files: z.record(
      name,
      z.union([z.object({ text: z.string() }), z.object({ id: sha }), z.literal('deleted')]),
    ),
  }),
};

/** Answers the requests of `src/editor/repository/local.ts` for the content of a folder. */
export function localApi(root: string) {
  const workspace = openWorkspace(root);
  /** Serialises saves: git locks its index, and a save must see the commit before it. */
  const inTurn = pLimit(1);

  const handlers: Record<string, (query: unknown, request: Request) => Promise<unknown>> = {
    'GET name': () => Promise.resolve(root),
    'GET content': async (query) => readContent(workspace, schemas.content.parse(query).ref),
    'GET pictures': async (query) => {
      const git = await workspace.openScratch('api-index');
      return new Blob([Uint8Array.from(await git(['cat-file', 'blob', schemas.pictures.parse(query).id]))]);
    },
    'POST pictures': async (_, request) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      return writeBlob(await workspace.openScratch('api-index'), bytes);
    },
    'GET log': async (query) => {
      const { from, count, skip, ofContent } = schemas.log.parse(query);
      const git = await workspace.openScratch('api-index');
      const where = ofContent === 'true' ? ['--', folder] : [];
      const range = [`-${count}`, `--skip=${skip}`, from ?? (await workspace.head()), ...where];
      return listCommits(git, range);
    },
    'PATCH commit': async (_, request) => {
      const asked = schemas.commit.parse(await request.json().catch(() => undefined));
      return inTurn(async () => {
        const next = await writeCommit(await workspace.openScratch('api-index'), asked);
        return (await workspace.save(next)) ? { commit: next, tree: '' } : undefined;
      });
    },
  };

  return async (request: Request, route: string): Promise<Response> => {
    const handler = handlers[`${request.method} ${route}`];
    if (!handler) return new Response('Not found', { status: 404 });
    try {
      const made = await handler(Object.fromEntries(new URL(request.url).searchParams), request);
      if (made === undefined) return new Response('Not on top of the branch', { status: 422 });
      return made instanceof Blob ? new Response(made) : Response.json(made);
    } catch (error) {
      if (!(error instanceof z.ZodError)) console.error(error);
      return new Response('Refused', { status: 422 });
    }
  };
}

/** The files of a content, with the texts, by two processes of git. */
async function readContent(workspace: ReturnType<typeof openWorkspace>, asked: string | undefined) {
  const commit = asked ?? (await workspace.head());
  const git = await workspace.openScratch('api-index');
  const lines = String(await git(['ls-tree', '-r', '-z', '--full-tree', commit, `${folder}/`]));
  const listed = [...lines.matchAll(/\d+ blob (\w+)\t([^\0]+)/g)].map(([, id = '', path = '']) => ({
    name: path.slice(folder.length + 1),
    id,
  }));
  const texts = listed.filter((file) => isText(file.name));
  const output = await git(['cat-file', '--batch'], texts.map(({ id }) => `${id}\n`).join(''));
  const files: StoredFile[] = listed.filter((file) => !isText(file.name));
  let at = 0;
  // For each: `<id> blob <bytes>`, a line break, the bytes, a line break.
  for (const text of texts) {
    const start = output.indexOf('\n', at) + 1;
    const end = start + Number(output.toString('utf8', at, start).split(' ')[2]);
    files.push({ ...text, text: output.toString('utf8', start, end) });
    at = end + 1;
  }
  return { commit, tree: '', files };
}

const writeBlob = (git: Git, bytes: string | Uint8Array) => ask(git, ['hash-object', '-w', '--stdin'], bytes);

/** Mode and id that delete a file in `git update-index --index-info`. */
const deleted = `0 ${'0'.repeat(40)}`;

/** Writes a commit on top of another, and returns its id. */
async function writeCommit(git: Git, { message, base, files }: NewCommit): Promise<string> {
  await git(['read-tree', base.commit]);
  const lines: string[] = [];
  for (const [file, made] of Object.entries(files)) {
    if (made === 'deleted') lines.push(`${deleted}\t${folder}/${file}\n`);
    else {
      const id = 'text' in made ? await writeBlob(git, made.text) : made.id;
      lines.push(`100644 ${id}\t${folder}/${file}\n`);
    }
  }
  await git(['update-index', '--index-info'], lines.join(''));
  return ask(git, ['commit-tree', await ask(git, ['write-tree']), '-p', base.commit, '-m', message]);
}

/** Lists commits, newest first. */
async function listCommits(git: Git, range: readonly string[]): Promise<Commit[]> {
  const format = `--format=${['%H', '%P', '%an', '%cI', '%B'].join('%x1f')}`;
  const log = await ask(git, ['log', '-z', '--first-parent', format, ...range]);
  return log.split('\0').flatMap((entry) => {
    const [commit, parents = '', author = '', date = '', message = ''] = entry.split('\x1f');
    return commit ? [{ commit, parent: parents.split(' ')[0] || undefined, author, date, message }] : [];
  });
}
