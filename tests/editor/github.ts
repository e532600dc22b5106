import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { bundles, hostedRepo } from './build-editor.ts';
import { fakeGitHub } from './fake-github.ts';

const site = 'https://bad.example';
const api = 'https://api.github.com';

/** A run of the site's workflow, as GitHub lists it (https://docs.github.com/rest/actions/workflow-runs). */
export interface Run {
  status: 'queued' | 'completed';
  conclusion: 'success' | 'failure' | 'cancelled' | null;
  html_url: string;
  head_sha: string;
  created_at: string;
}

/** The repository at GitHub, and how GitHub behaves in a test. */
export interface GitHub extends Omit<ReturnType<typeof fakeGitHub>, 'answer'> {
  /** Address of the editor's page. */
  url: string;
  /** The token that GitHub takes; a test may let it expire. */
  token: string;
  /** `undefined`: the token may not read the runs. */
  runs: Run[] | undefined;
  /** What happens when the branch is moved to a commit. */
  commits: 'answered' | 'unreachable' | 'lost';
  /** Faults in place of the answers to the next requests to the API, in order; `undefined` for none. */
  faults: (Fault | undefined)[];
}

/** The answer of a rate limit or a gateway, or no answer. */
type Fault = 'none' | { status: number; headers?: Record<string, string> };

/** The files of a repository with a content, by path. */
function readRepository(content: string): Record<string, Uint8Array> {
  const names = globSync('**/*.*', { cwd: content });
  return Object.fromEntries(names.map((name) => [`content/${name}`, readFileSync(join(content, name))]));
}

/** Imitates the site, and GitHub's API for a repository with a content. */
export async function imitateGitHub(context: BrowserContext, content: string): Promise<GitHub> {
  const url = `${site}/rediger/`;
  const { answer, ...git } = fakeGitHub(readRepository(content), 'nettside');
  const token = 'github_pat_eksempel';
  const gitHub: GitHub = { ...git, url, token, runs: [], commits: 'answered', faults: [] };
  await context.route(`${site}/**`, serveFile);
  await context.route(`${api}/**`, (route) => answerAsGitHub(route, answer, gitHub));
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
  const place = /^\/[\w-]+\.svg$/.test(pathname) ? 'src/content/brand/drawings' : bundles.hosted;
  const path = join(place, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return existsSync(path)
    ? route.fulfill({ path, headers: { 'Cross-Origin-Opener-Policy': 'same-origin' } })
    : route.fulfill({ status: 404 });
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match',
  'Access-Control-Expose-Headers': 'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH',
};

async function answerAsGitHub(
  route: Route,
  answerTo: ReturnType<typeof fakeGitHub>['answer'],
  gitHub: GitHub,
) {
  const request = route.request();
  const method = request.method();
  const json = (body: object, status = 200) => route.fulfill({ status, json: body, headers: cors });
  if (method === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
  const fault = gitHub.faults.shift();
  if (fault === 'none') return route.abort();
  if (fault)
    return route.fulfill({ status: fault.status, body: 'No', headers: { ...cors, ...fault.headers } });
  if ((await request.headerValue('Authorization')) !== `Bearer ${gitHub.token}`)
    return json({ message: 'Bad credentials', status: '401' }, 401);
  const path = new URL(request.url()).pathname.replace(`/repos/${hostedRepo}/`, '');
  const [, workflow] = /^actions(?:\/workflows\/(.*))?\/runs$/.exec(path) ?? [];
  const other: Run = {
    status: 'completed',
    conclusion: 'failure',
    html_url: 'https://github.com/annet',
    head_sha: '',
    created_at: '',
  };
  if (path.startsWith('actions/'))
    return gitHub.runs
      ? // Another workflow of the repository always fails.
        json({ workflow_runs: workflow === 'deploy.yml' ? gitHub.runs : [...gitHub.runs, other] })
      : json({ message: 'Resource not accessible by personal access token', status: '403' }, 403);
  if (gitHub.commits === 'unreachable' && path.startsWith('git/') && method !== 'GET') return route.abort();
  const answer = answerTo(method, request.url(), request.postData());
  return method === 'PATCH' && gitHub.commits === 'lost' ? route.abort() : fulfill(route, answer, cors);
}
