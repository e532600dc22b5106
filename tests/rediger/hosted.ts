import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { editorHeaders } from '../../build/headers/editor.ts';
import worker from '../../edge/sign-in.ts';
import { gitHubOver } from '../../tools/rediger/github.ts';
import { bundles, hosted } from './build-editor.ts';

const [site, api, token] = ['https://bad.example', 'https://api.github.com', 'github_pat_eksempel'];

/** A run of the workflow, as GitHub tells of it. */
interface Run {
  status: 'queued' | 'completed';
  conclusion: string | null;
  html_url: string;
}

/** What the test decides of GitHub. */
export interface GitHub {
  /** Address of the editor's page. */
  url: string;
  /** The token that it takes; the test may have it run out. */
  token: string;
  /** How the workflow goes; `undefined`: the token may not read it. */
  runs: Run[] | undefined;
}

/**
 * The editor as it lies on the site, with GitHub and the sign-in worker played by the test: the door's answers under GitHub's
 * names, for whoever brings the token.
 *
 * @param root the repository
 */
export async function playGitHub(context: BrowserContext, root: string): Promise<GitHub> {
  const answers = gitHubOver(root);
  const gitHub: GitHub = { url: `${site}/rediger/`, token, runs: [] };
  await context.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(bundles.hosted, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    return route.fulfill({ path, headers: { ...editorHeaders(api), 'Content-Type': typeOf(path) } });
  });
  await context.route(`${api}/**`, async (route) => {
    const request = route.request();
    const allowed = [gitHub.token, `token ${gitHub.token}`, `Bearer ${gitHub.token}`];
    if (!allowed.includes((await request.headerValue('Authorization')) ?? ''))
      return json(route, 401, { message: 'Bad credentials' });
    const path = request.url().slice(api.length);
    if (path.includes('/actions/runs')) {
      const { runs } = gitHub;
      return runs
        ? json(route, 200, { workflow_runs: runs })
        : json(route, 403, { message: 'Not accessible' });
    }
    const asked = new Request(`${site}/api/${path.startsWith('/graphql') ? 'graphql' : `v3${path}`}`, {
      method: request.method(),
      body: request.postDataBuffer() as BodyInit | null,
    });
    const answer = await answers(asked);
    return route.fulfill({
      status: answer.status,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': answer.headers.get('Content-Type') ?? '',
      },
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await context.route(`${hosted.signIn}/**`, (route) => answerBySignIn(route));
  return gitHub;
}

/** The worker itself answers. GitHub asks nobody here: it sends the browser back at once, with a code. */
async function answerBySignIn(route: Route) {
  const settings = { SITE: site, GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'hemmelig' };
  const { headers } = await worker.fetch(new Request(route.request().url()), settings);
  const state = new URL(headers.get('Location')!).searchParams.get('state');
  const back = new Request(`${hosted.signIn}/callback?code=kode&state=${state}`, {
    headers: { Cookie: headers.get('Set-Cookie')!.split(';')[0]! },
  });
  const ask = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(Response.json({ access_token: token }));
  const answer = await worker.fetch(back, settings);
  globalThis.fetch = ask;
  const { 'set-cookie': _, ...others } = Object.fromEntries(answer.headers);
  return route.fulfill({ status: answer.status, headers: others, body: await answer.text() });
}

const json = (route: Route, status: number, body: object) =>
  route.fulfill({ status, json: body, headers: { 'Access-Control-Allow-Origin': '*' } });

const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};
const typeOf = (path: string) => types[path.split('.').at(-1) as keyof typeof types] ?? '';
