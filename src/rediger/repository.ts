import { type Files, isContentFile } from './checks.ts';
import type { FileChanges } from './complete.ts';
import { contentPath } from './config.ts';

/** A commit, as far as the list of changes tells of it. */
export interface Commit {
  oid: string;
  message: string;
  committedDate: string;
  author: { name: string };
  parents: { nodes: { oid: string }[] };
}

/** A request that the repository refused. */
export class RepositoryError extends Error {}

const [api, graphqlApi] = EDITOR_REPO
  ? ['https://api.github.com', 'https://api.github.com/graphql']
  : [`${location.origin}/api/v3`, `${location.origin}/api/graphql`];

const [owner = 'denne', repo = 'maskinen'] = EDITOR_REPO.split('/').filter(Boolean);

/** The token of whoever is signed in, where Sveltia keeps it; nothing when nobody is. */
export const token = (): string | undefined =>
  (JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}') as { token?: string }).token;

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `token ${token() ?? ''}`, ...init.headers };
  const answer = await fetch(url, { cache: 'no-store', ...init, headers });
  if (!answer.ok) throw new RepositoryError(await answer.text());
  return answer;
}

/** Asks for a part of the repository by its path in GitHub's REST API. */
export const rest = (path: string, init?: RequestInit) => ask(`${api}/repos/${owner}/${repo}/${path}`, init);

async function graphql<Answer>(query: string, variables: object): Promise<Answer> {
  const body = JSON.stringify({ query: query.replace(/\s+/g, ' '), variables });
  const { data, errors } = (await (await ask(graphqlApi, { method: 'POST', body })).json()) as {
    data: Answer;
    errors?: { message: string }[];
  };
  if (errors?.[0]) throw new RepositoryError(errors[0].message);
  return data;
}

/** The branch that the site is built from, and its last commits that changed the content, the newest first. */
export async function lastCommits(count: number) {
  const commit = 'oid message committedDate author { name } parents(first: 1) { nodes { oid } }';
  const { repository } = await graphql<{
    repository: { defaultBranchRef: { name: string; target: { oid: string; history: { nodes: Commit[] } } } };
  }>(
    `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { defaultBranchRef { name
    target { oid ... on Commit { history(first: ${count}, path: "${contentPath}") { nodes { ${commit} } } } } } } }`,
    { owner, repo },
  );
  const { name, target } = repository.defaultBranchRef;
  return { branch: name, head: target.oid, commits: target.history.nodes };
}

/** Every file of the content at a commit, with the name of its bytes. */
export async function filesAt(commit: string): Promise<ReadonlyMap<string, string>> {
  const { tree } = (await (await rest(`git/trees/${commit}?recursive=1`)).json()) as {
    tree: { path: string; sha: string; type: string }[];
  };
  const files = tree.filter(({ path, type }) => type === 'blob' && path.startsWith(`${contentPath}/`));
  return new Map(files.map(({ path, sha }) => [path, sha]));
}

const kept = new Map<string, Uint8Array>();

/** The bytes of a file; the same name always means the same bytes. */
export async function bytesOf(sha: string): Promise<Uint8Array> {
  const known = kept.get(sha);
  if (known) return known;
  const answer = await rest(`git/blobs/${sha}`, { headers: { Accept: 'application/vnd.github.raw' } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  kept.set(sha, bytes);
  return bytes;
}

/** The text of a file. */
export const textOf = async (sha: string) => new TextDecoder().decode(await bytesOf(sha));

/** The content at a commit. */
export async function contentAt(commit: string): Promise<Files> {
  const files = [...(await filesAt(commit))].map(async ([path, sha]) => {
    const name = path.slice(contentPath.length + 1);
    return [name, isContentFile(name) ? await textOf(sha) : ''] as const;
  });
  return new Map(await Promise.all(files));
}

/** Tells a commit of ours from one of Sveltia's. */
export const ourCommit = 'rediger';

/** Makes a commit on a branch, if the branch still ends where it did. */
export async function commit(branch: string, head: string, headline: string, fileChanges: FileChanges) {
  const input = {
    clientMutationId: ourCommit,
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
    expectedHeadOid: head,
    fileChanges,
    message: { headline },
  };
  const query = `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }`;
  await graphql(query, { input });
}
