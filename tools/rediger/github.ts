import { commitSave, headOf, Refused, type FileChanges } from './repository.ts';
import { gitIn, workerOf, type Git } from './git.ts';

/*
 * The part of GitHub's API that the editor uses, over the git repository of this machine. Answers have GitHub's shape;
 * the queries are known by their words, as Sveltia asks the same few always (tests/rediger/door.spec.ts).
 */

/** Answers what the editor asks of GitHub. */
export type GitHub = (request: Request) => Promise<Response>;

/** GitHub for one repository on this machine. */
export function gitHubOver(root: string): GitHub {
  const git = gitIn(root);
  let turn: Promise<unknown> = Promise.resolve();
  return (request) => {
    // One at a time: git locks its index, and a save must see the commit before it.
    const answer = turn.then(() => respond(root, git, request));
    turn = answer;
    return answer;
  };
}

async function respond(root: string, git: Git, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    if (pathname === '/api/graphql') return Response.json(await graphql(root, git, await request.json()));
    if (pathname === '/api/v3/user') return Response.json(await user(git));
    const [, what = '', id = ''] = /^\/api\/v3\/repos\/[^/]+\/[^/]+\/(.+)\/([^/]+)$/.exec(pathname) ?? [];
    if (what === 'collaborators') return new Response(null, { status: 204 });
    if (what === 'git/trees') return Response.json({ sha: id, tree: await tree(git, id) });
    if (what === 'git/blobs')
      return new Response(Uint8Array.from(await git(['cat-file', 'blob', oid(id)])), { headers: bytes });
    return Response.json({ message: 'Not Found' }, { status: 404 });
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return Response.json({ errors: [{ message }] });
  }
}

const bytes = { 'Content-Type': 'application/octet-stream' };

/** The name of an object, so that nothing else reaches git's command line. */
function oid(text: unknown): string {
  if (typeof text === 'string' && /^([0-9a-f]{40,64}|HEAD)$/.test(text)) return text;
  throw new Refused('Not an object of the repository.');
}

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

interface Query {
  query: string;
  variables: { input?: CommitInput };
}

interface CommitInput {
  expectedHeadOid: string;
  fileChanges: FileChanges;
  message: { headline: string };
}

async function graphql(root: string, git: Git, { query, variables }: Query) {
  if (variables.input)
    return { data: { createCommitOnBranch: { commit: await save(root, git, query, variables.input) } } };
  const parts = [
    ...query.matchAll(
      /(?:(\w+): )?(defaultBranchRef|object\(oid: "(\w+)"\)|ref\(qualifiedName: \$branch\))(.*?history\(first: (\d+)(?:, path: (".*?[^\\]"))?\))?/gs,
    ),
  ];
  const answers = parts.map(async ([, alias, kind = '', object, , first, path]) => {
    const key = alias ?? kind.replace(/\(.*/s, '');
    if (kind === 'defaultBranchRef') return [key, { name: 'main' }];
    if (object)
      return [key, { text: String(await git(['cat-file', 'blob', oid(object)])), isTruncated: false }];
    return [
      key,
      {
        target: {
          oid: await headOf(git),
          history: { nodes: await history(git, Number(first ?? 1), path && JSON.parse(path)) },
        },
      },
    ];
  });
  return { data: { repository: Object.fromEntries(await Promise.all(answers)) } };
}

/** Commits that touched a file, or any; the newest first. */
async function history(git: Git, first: number, path?: string) {
  const format = ['%H', '%an', '%ae', '%cI', '%B'].join('%x1f') + '%x1e';
  const log = await git(['log', `-${first}`, `--format=${format}`, ...(path ? ['--', path] : [])]);
  return String(log)
    .split('\x1e')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [id, name, email, committedDate, message] = entry.split('\x1f');
      return { oid: id, message, committedDate, author: { name, email, avatarUrl: '', user: null } };
    });
}

/** Commits a save, and answers with the names of what it wrote. */
async function save(
  root: string,
  git: Git,
  query: string,
  { expectedHeadOid, fileChanges, message }: CommitInput,
) {
  await commitSave(root, git, expectedHeadOid, message.headline, fileChanges);
  const [commit] = await history(git, 1);
  const files = [...query.matchAll(/(file_\d+): file\(path: (".*?[^\\]")\)/gs)].map(
    async ([, alias, path = '""']) => [
      alias,
      { oid: String(await git(['rev-parse', `HEAD:${JSON.parse(path)}`])).trim() },
    ],
  );
  return {
    oid: commit?.oid,
    committedDate: commit?.committedDate,
    ...Object.fromEntries(await Promise.all(files)),
  };
}
