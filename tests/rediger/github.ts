import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { editorHeaders } from '../../build/headers/editor.ts';
import worker from '../../edge/sign-in.ts';
import { type Git, gitIn, listContent, readBlob } from '../../tools/rediger/git.ts';
import { commitSave, folder, Refused } from '../../tools/rediger/saves.ts';
import { makeThumbnail } from '../../tools/rediger/thumbnails.ts';
import { bundles, hosted } from './build-editor.ts';

const [site, api] = ['https://bad.example', 'https://api.github.com'];

/** A run of the workflow, as `GET /repos/{owner}/{repo}/actions/runs` lists it. */
interface Run {
  status: 'queued' | 'completed';
  conclusion: 'success' | 'failure' | 'cancelled' | null;
  html_url: string;
}

/** What a test decides of GitHub. */
export interface GitHub {
  /** Address of the editor's page. */
  url: string;
  /** The token that GitHub takes; a test may let it expire. */
  token: string;
  /** `undefined`: the token may not read the runs. */
  runs: Run[] | undefined;
  /** What happens to a commit. */
  commits: 'answered' | 'unreachable' | 'lost' | 'refused';
}

/** Plays the site, GitHub's API for a repository on the disk, and the sign-in worker. */
export async function playGitHub(context: BrowserContext, root: string): Promise<GitHub> {
  const git = gitIn(root);
  const gitHub: GitHub = {
    url: `${site}/rediger/`,
    token: 'github_pat_eksempel',
    runs: [],
    commits: 'answered',
  };
  await context.route(`${site}/**`, (route) => serveFile(route, git));
  await context.route(`${api}/**`, (route) => answerAsGitHub(route, git, gitHub));
  await context.route(`${hosted.signIn}/**`, (route) => signInAtOnce(route, gitHub.token));
  return gitHub;
}

async function serveFile(route: Route, git: Git) {
  const { pathname } = new URL(route.request().url());
  const [, id] = /^\/rediger\/bilder\/(\w+)\.webp$/.exec(pathname) ?? [];
  if (id)
    return route.fulfill({ body: await makeThumbnail(await readBlob(git, id)), contentType: 'image/webp' });
  const place = /^\/[\w-]+\.svg$/.test(pathname) ? 'src/brand/drawings' : bundles.hosted;
  const path = join(place, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return existsSync(path)
    ? route.fulfill({ path, headers: editorHeaders(api) })
    : route.fulfill({ status: 404 });
}

async function answerAsGitHub(route: Route, git: Git, gitHub: GitHub) {
  const request = route.request();
  const json = (body: object, status = 200) =>
    route.fulfill({ status, json: body, headers: { 'Access-Control-Allow-Origin': '*' } });
  if (request.method() === 'OPTIONS')
    return route.fulfill({
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      },
    });
  if ((await request.headerValue('Authorization')) !== `Bearer ${gitHub.token}`)
    return json(
      { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' },
      401,
    );
  const path = new URL(request.url()).pathname.replace(`/repos/${hosted.repo}/`, '');
  if (path.startsWith('git/blobs/'))
    return route.fulfill({
      body: await readBlob(git, path.slice('git/blobs/'.length)),
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  if (path === 'actions/runs')
    return gitHub.runs
      ? json({ total_count: gitHub.runs.length, workflow_runs: gitHub.runs })
      : json({ message: 'Resource not accessible by personal access token', status: '403' }, 403);
  const { query, variables } = request.postDataJSON() as { query: string; variables: Variables };
  if (!variables.input) {
    const data = query.includes('history(') ? await history(git) : await commitTree(git, variables.commit);
    return json({ data: { repository: data } });
  }
  if (gitHub.commits === 'unreachable') return route.abort();
  const answer = gitHub.commits === 'refused' ? refusal : await createCommit(git, variables.input);
  return gitHub.commits === 'lost' ? route.abort() : json(answer);
}

interface Variables {
  commit?: string;
  input?: CommitInput;
}

/** `CreateCommitOnBranchInput` of the GraphQL API. */
interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const error = (type: string, message: string) => ({
  data: { createCommitOnBranch: null },
  errors: [{ type, path: ['createCommitOnBranch'], locations: [{ line: 1, column: 48 }], message }],
});

const refusal = error('UNPROCESSABLE', 'Changes must be made through a pull request.');

async function createCommit(git: Git, { expectedHeadOid, message, fileChanges }: CommitInput) {
  const form = new FormData();
  const name = (path: string) => path.slice(folder.length + 1);
  const deletions = fileChanges.deletions.map(({ path }) => name(path));
  form.set(
    'change',
    JSON.stringify({ message: message.headline, base: expectedHeadOid, texts: [], deletions }),
  );
  for (const { path, contents } of fileChanges.additions)
    form.set(name(path), new Blob([Buffer.from(contents, 'base64')]));
  try {
    return { data: { createCommitOnBranch: { commit: { oid: await commitSave(git, form) } } } };
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.status !== 409) throw refused;
    return error(
      'STALE_DATA',
      `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`,
    );
  }
}

interface TreeObject {
  oid: string;
  text?: string | null;
  entries?: { name: string; object: TreeObject }[];
}

async function commitTree(git: Git, oid?: string) {
  const { commit, files } = await listContent(git, folder, oid ?? 'HEAD');
  const top: TreeObject = { oid: commit, entries: [] };
  for (const { name, id, text } of files) {
    const steps = name.split('/');
    let place = top;
    for (const [index, step] of steps.entries()) {
      const isFile = index === steps.length - 1;
      const known = place.entries?.find((entry) => entry.name === step);
      const object = known?.object ?? (isFile ? { oid: id, text } : { oid: commit, entries: [] });
      if (!known) place.entries?.push({ name: step, object });
      place = object;
    }
  }
  const target = { oid: commit, file: { object: top } };
  return oid ? { object: target } : { defaultBranchRef: { name: 'main', target } };
}

async function history(git: Git) {
  const log = String(await git(['log', '--format=%H%x1f%P%x1f%an%x1f%cI%x1f%B%x1e', '--', folder]));
  const nodes = log
    .split('\x1e')
    .slice(0, -1)
    .map((entry) => {
      const [oid, parents = '', name, committedDate, message] = entry.trim().split('\x1f');
      const parent = parents.split(' ').filter(Boolean).slice(0, 1);
      return {
        oid,
        message,
        committedDate,
        author: { name },
        parents: { nodes: parent.map((id) => ({ oid: id })) },
      };
    });
  return { defaultBranchRef: { target: { history: { nodes } } } };
}

/** The worker itself answers; GitHub sends the browser back at once with a code. */
async function signInAtOnce(route: Route, token: string) {
  const settings = {
    SITE: site,
    REPOSITORY_ID: '1',
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'hemmelig',
  };
  const { headers } = await worker.fetch(new Request(route.request().url()), settings);
  const state = new URL(headers.get('Location') ?? '').searchParams.get('state');
  const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const back = new Request(`${hosted.signIn}/callback?code=kode&state=${state}`, { headers: { Cookie } });
  const ask = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(Response.json({ access_token: token }));
  const answer = await worker.fetch(back, settings);
  globalThis.fetch = ask;
  const { 'set-cookie': _, ...others } = Object.fromEntries(answer.headers);
  return route.fulfill({ status: answer.status, headers: others, body: await answer.text() });
}
