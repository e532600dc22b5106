import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import worker from '../../edge/sign-in.ts';
import { gitApi } from '../../tools/rediger/git-api.ts';
import { bundles, hosted } from './build-editor.ts';

const [site, api] = ['https://bad.example', 'https://api.github.com'];

/** A run of the site's workflow, as GitHub lists it (https://docs.github.com/rest/actions/workflow-runs). */
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
  /** What happens where the branch is moved to a commit. */
  commits: 'answered' | 'unreachable' | 'lost' | 'refused';
}

/** Plays the site, GitHub's API for a repository on the disk, and the sign-in worker. */
export async function playGitHub(context: BrowserContext, root: string): Promise<GitHub> {
  const url = `${site}/rediger/`;
  const gitHub: GitHub = { url, token: 'github_pat_eksempel', runs: [], commits: 'answered' };
  const git = gitApi(root);
  await context.route(`${site}/**`, serveFile);
  await context.route(`${api}/**`, (route) => answerAsGitHub(route, git, gitHub));
  await context.route(`${hosted.signIn}/**`, (route) => signInAtOnce(route, gitHub.token));
  return gitHub;
}

const fulfill = async (route: Route, answer: Response, headers = {}) =>
  route.fulfill({
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), ...headers },
    body: Buffer.from(await answer.arrayBuffer()),
  });

function serveFile(route: Route) {
  const { pathname } = new URL(route.request().url());
  const place = /^\/[\w-]+\.svg$/.test(pathname) ? 'src/brand/drawings' : bundles.hosted;
  const path = join(place, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return existsSync(path)
    ? route.fulfill({ path, headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } })
    : route.fulfill({ status: 404 });
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH',
};

async function answerAsGitHub(route: Route, git: ReturnType<typeof gitApi>, gitHub: GitHub) {
  const request = route.request();
  const method = request.method();
  const json = (body: object, status = 200) => route.fulfill({ status, json: body, headers: cors });
  if (method === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
  if ((await request.headerValue('Authorization')) !== `Bearer ${gitHub.token}`)
    return json({ message: 'Bad credentials', status: '401' }, 401);
  const path = new URL(request.url()).pathname.replace(`/repos/${hosted.repo}/`, '');
  const [, workflow] = /^actions(?:\/workflows\/(.*))?\/runs$/.exec(path) ?? [];
  const other: Run = { status: 'completed', conclusion: 'failure', html_url: 'https://github.com/annet' };
  if (path.startsWith('actions/'))
    return gitHub.runs
      ? // Another workflow of the repository always fails.
        json({ workflow_runs: workflow === 'deploy.yml' ? gitHub.runs : [...gitHub.runs, other] })
      : json({ message: 'Resource not accessible by personal access token', status: '403' }, 403);
  const isSave = method === 'PATCH';
  if (isSave && gitHub.commits === 'unreachable') return route.abort();
  if (isSave && gitHub.commits === 'refused')
    return json({ message: 'Repository rule violations found', status: '422' }, 422);
  const answer = await git(new Request(request.url(), { method, body: request.postData() }), path);
  return isSave && gitHub.commits === 'lost' ? route.abort() : fulfill(route, answer, cors);
}

/** The worker itself answers; GitHub sends the browser back at once with a code. */
async function signInAtOnce(route: Route, token: string) {
  const client = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'hemmelig' };
  const settings = { SITE: site, REPOSITORY_ID: '1', ...client };
  const { headers } = await worker.fetch(new Request(route.request().url()), settings);
  const state = new URL(headers.get('Location') ?? '').searchParams.get('state');
  const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const back = new Request(`${hosted.signIn}/callback?code=kode&state=${state}`, { headers: { Cookie } });
  const ask = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(Response.json({ access_token: token }));
  const answer = await worker.fetch(back, settings);
  globalThis.fetch = ask;
  answer.headers.delete('Set-Cookie');
  return fulfill(route, answer);
}
