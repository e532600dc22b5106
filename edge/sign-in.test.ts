import { afterEach, expect, test, vi } from 'vitest';
import worker from './sign-in.ts';

const settings = { SITE: 'https://bad.no/', GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'hemmelig' };
const ask = (path: string, headers: Record<string, string> = {}) =>
  worker.fetch(new Request(`https://logg-inn.example${path}`, { headers }), settings);

afterEach(() => vi.unstubAllGlobals());

/** What GitHub answers, and what it was asked. */
function gitHub(answer: object) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const begin = async () => {
  const { headers } = await ask('/auth');
  return {
    state: new URL(headers.get('Location')!).searchParams.get('state')!,
    cookie: headers.get('Set-Cookie')!,
    location: headers.get('Location')!,
  };
};

test('sends the browser to GitHub with a state that only this browser has', async () => {
  const { location, state, cookie } = await begin();
  expect(location).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?client_id=id&/);
  expect(cookie).toBe(`__Host-state=${state}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600`);
  expect((await begin()).state).not.toBe(state);
});

test('hands the token to the site alone, and the secret to nobody but GitHub', async () => {
  const fetch = gitHub({ access_token: 'nøkkel' });
  const { state } = await begin();
  const answer = await ask(`/callback?code=kode&state=${state}`, { Cookie: `a=b; __Host-state=${state}` });
  const page = await answer.text();
  expect(page).toContain('origin === "https://bad.no"');
  expect(page).toContain('authorization:github:success:');
  expect(page).not.toContain('hemmelig');
  expect(String(fetch.mock.calls[0]?.[1]?.body)).toContain('client_secret=hemmelig');
  expect(answer.headers.get('Set-Cookie')).toContain('Max-Age=0');
});

test.each([
  ['no cookie', (state: string) => [`/callback?code=x&state=${state}`, {}] as const],
  [
    'another state',
    (state: string) => ['/callback?code=x&state=annen', { Cookie: `__Host-state=${state}` }] as const,
  ],
  ['no state at all', () => ['/callback?code=x', { Cookie: '__Host-state=' }] as const],
])('refuses an answer with %s, and asks GitHub for nothing', async (_, request) => {
  const fetch = gitHub({ access_token: 'nøkkel' });
  const { state } = await begin();
  const [path, headers] = request(state);
  expect((await ask(path, headers)).status).toBe(403);
  expect(fetch).not.toHaveBeenCalled();
});

test('tells when GitHub gives no token, and writes nothing from outside into the page', async () => {
  gitHub({ error: '</script><script>alert(1)</script>' });
  const { state } = await begin();
  const page = await (
    await ask(`/callback?code=x&state=${state}`, { Cookie: `__Host-state=${state}` })
  ).text();
  expect(page).toContain('authorization:github:error:');
  expect(page).not.toContain('alert');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Unicorn!</h1>', { status: 502 })));
  const again = await ask(`/callback?code=x&state=${state}`, { Cookie: `__Host-state=${state}` });
  expect(await again.text()).toContain('authorization:github:error:');
});
