import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import worker from './sign-in.ts';

const settings = {
  SITE: 'https://bad.no/',
  REPOSITORY_ID: '42',
  GITHUB_CLIENT_ID: 'id',
  GITHUB_CLIENT_SECRET: 'hemmelig',
};
const ask = (path: string, headers: Record<string, string> = {}) =>
  worker.fetch(new Request(`https://logg-inn.example${path}`, { headers }), settings);

afterEach(() => vi.unstubAllGlobals());

/** Replaces GitHub; the mock records the requests. */
function gitHub(answer: object) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function begin() {
  const { headers } = await ask('/auth');
  const [, cookie = '', verifier = ''] =
    /^(__Host-sign-in=[^.]+\.([^;]+));/.exec(headers.get('Set-Cookie') ?? '') ?? [];
  const asked = new URL(headers.get('Location') ?? '').searchParams;
  return { cookie, verifier, asked, state: asked.get('state') ?? '' };
}

test('redirects to GitHub with a state and a challenge that only this browser can answer', async () => {
  const { verifier, asked, state } = await begin();
  expect(asked.get('code_challenge')).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(asked.get('scope')).toBeNull();
  expect((await ask('/auth')).headers.get('Set-Cookie')).toMatch(
    /; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
  );
  expect((await begin()).state).not.toBe(state);
});

test('gets a token for one repository, posts it to the site only, and sends the secret to GitHub only', async () => {
  const fetch = gitHub({ access_token: 'nøkkel' });
  const { state, cookie, verifier } = await begin();
  const answer = await ask(`/callback?code=kode&state=${state}`, { Cookie: `a=b; ${cookie}` });
  const page = await answer.text();
  expect(page).toContain('postMessage({"token":"nøkkel"}, "https://bad.no")');
  expect(page).not.toContain('hemmelig');
  expect(Object.fromEntries(fetch.mock.calls[0]?.[1]?.body as URLSearchParams)).toEqual({
    client_id: 'id',
    client_secret: 'hemmelig',
    code: 'kode',
    code_verifier: verifier,
    redirect_uri: 'https://logg-inn.example/callback',
    repository_id: '42',
  });
  expect(answer.headers.get('Set-Cookie')).toContain('Max-Age=0');
});

test('rejects a callback without a cookie, or with another state, without a request to GitHub', async () => {
  const fetch = gitHub({ access_token: 'nøkkel' });
  const { state, cookie } = await begin();
  const callbacks = [
    ask(`/callback?code=x&state=${state}`),
    ask('/callback?code=x&state=annen', { Cookie: cookie }),
    ask('/callback?code=x', { Cookie: '__Host-sign-in=.' }),
  ];
  for (const { status } of await Promise.all(callbacks)) expect(status).toBe(403);
  expect(fetch).not.toHaveBeenCalled();
});

test('reports a refusal of GitHub without putting its text into the page', async () => {
  gitHub({ error: '</script><script>alert(1)</script>' });
  const first = await begin();
  const page = await (await ask(`/callback?code=x&state=${first.state}`, { Cookie: first.cookie })).text();
  expect(page).toContain('"error":');
  expect(page).not.toContain('alert');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Unicorn!</h1>', { status: 502 })));
  const again = await ask(`/callback?code=x&state=${first.state}`, { Cookie: first.cookie });
  expect(await again.text()).toContain('"error":');
});
