import type { FileChanges } from '../../src/rediger/complete.ts';
import { commitsOf, gitIn, workerOf, type Git } from './git.ts';
import { commitSave, headOf, Refused } from './repository.ts';

/*
 * The part of GitHub's API that the editor uses, over the git repository of this machine. Answers have GitHub's shape;
 * a question is known by its words, as Sveltia and src/rediger/repository.ts ask the same few always.
 */

/** Answers what the editor asks of GitHub. */
export type GitHub = (request: Request) => Promise<Response>;

/** GitHub for one repository on this machine. */
export function gitHubOver(root: string): GitHub {
  const git = gitIn(root);
  let turn: Promise<unknown> = Promise.resolve();
  return (request) => {
    // One at a time: git locks its index, and a save must see the commit before it.
    const answer = turn.then(() => respond(git, request));
    turn = answer;
    return answer;
  };
}

async function respond(git: Git, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, what = '', id = ''] = /^\/api\/v3\/repos\/[^/]+\/[^/]+\/(.+)\/([^/]+)$/.exec(pathname) ?? [];
  try {
    if (pathname === '/api/graphql') return Response.json(await graphql(git, await request.json()));
    if (pathname === '/api/v3/user') return Response.json(await user(git));
    if (what === 'collaborators') return new Response(null, { status: 204 });
    if (what === 'git/trees') return Response.json({ sha: id, tree: await tree(git, id) });
    if (what === 'git/blobs') return new Response(Uint8Array.from(await blob(git, id)), { headers: bytes });
    return Response.json({ message: 'Not Found' }, { status: 404 });
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    return Response.json({ errors: [{ message: error instanceof Error ? error.message : String(error) }] });
  }
}

const bytes = { 'Content-Type': 'application/octet-stream' };

/** The name of an object, so that nothing else reaches git's command line. */
function oid(text: string): string {
  if (/^([0-9a-f]{40,64}|HEAD)$/.test(text)) return text;
  throw new Refused('Not an object of the repository.');
}

const blob = (git: Git, id: string) => git(['cat-file', 'blob', oid(id)]);

async function user(git: Git) {
  const { name, email } = await workerOf(git);
  return { id: 1, login: 'denne-maskinen', name, email, avatar_url: '', html_url: '' };
}

async function tree(git: Git, commit: string) {
  const lines = String(await git(['ls-tree', '-r', '-l', '-z', oid(commit)])).split('\0');
  return lines.filter(Boolean).map((line) => {
    const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
    return { type, sha, size: Number(size), path };
  });
}

interface CommitInput {
  expectedHeadOid: string;
  fileChanges: Partial<FileChanges>;
  message: { headline: string };
}

/** What a query asks for: a name of its own, a branch or an object, and how much of whose history. */
const asked =
  /(?:(\w+):\s*)?(defaultBranchRef|ref(?=\()|object(?=\())(?:\(oid: "(\w+)"\))?(?:(?!\w+:\s*(?:ref|object)\().)*?(?=\w+:\s*(?:ref|object)\(|$)/gs;

async function graphql(git: Git, body: { query: string; variables: { input?: CommitInput } }) {
  const { input } = body.variables;
  if (input) return { data: { createCommitOnBranch: { commit: await save(git, body.query, input) } } };
  const parts = [...body.query.matchAll(asked)].map(async ([words, alias, kind = '', object]) => {
    if (object) return [alias, { text: String(await blob(git, object)), isTruncated: false }];
    const [, count, path] = /history\(first: (\d+)(?:, path: ("(?:[^"\\]|\\.)*"))?\)/.exec(words) ?? [];
    const nodes = count ? await commitsOf(git, Number(count), path && (JSON.parse(path) as string)) : [];
    return [alias ?? kind, { name: 'main', target: { oid: await headOf(git), history: { nodes } } }];
  });
  return { data: { repository: Object.fromEntries(await Promise.all(parts)) } };
}

/** Commits a save, and answers with the names of what it wrote. */
async function save(git: Git, query: string, { expectedHeadOid, fileChanges, message }: CommitInput) {
  await commitSave(git, expectedHeadOid, message.headline, fileChanges);
  const [commit] = await commitsOf(git, 1);
  const written = query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g);
  const files = [...written].map(async ([, alias, path = '""']) => {
    const object = await git(['rev-parse', `HEAD:${JSON.parse(path) as string}`]);
    return [alias, { oid: String(object).trim() }] as const;
  });
  return { ...commit, ...Object.fromEntries(await Promise.all(files)) };
}
