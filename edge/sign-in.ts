/** What `wrangler` gives the worker: the site's address, and the two secrets of the firm's OAuth app at GitHub. */
interface SignInSettings {
  SITE: string;
  GITHUB_CLIENT_ID: string;
  GITHUB_CLIENT_SECRET: string;
}

const github = 'https://github.com/login/oauth';

/** The cookie that ties the answer from GitHub to the browser that asked. */
const cookie = (state: string, seconds: number) =>
  `__Host-state=${state}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

/** The sign-in window: sends the browser to GitHub, and hands the token that comes back to the editor's page alone. */
export default {
  async fetch(request: Request, settings: SignInSettings): Promise<Response> {
    const { pathname, searchParams, origin } = new URL(request.url);
    const client = { client_id: settings.GITHUB_CLIENT_ID, redirect_uri: `${origin}/callback` };
    if (pathname === '/auth') {
      const state = crypto.randomUUID();
      const query = new URLSearchParams({ ...client, scope: 'repo', state });
      const headers = { Location: `${github}/authorize?${query}`, 'Set-Cookie': cookie(state, 600) };
      return new Response(null, { status: 302, headers });
    }
    if (pathname !== '/callback') return new Response('Finnes ikke.', { status: 404 });
    const state = searchParams.get('state') ?? '';
    const known = request.headers.get('Cookie')?.split('; ').includes(`__Host-state=${state}`);
    if (state === '' || !known)
      return new Response('Innloggingen er for gammel. Lukk vinduet og prøv igjen.', { status: 403 });
    const body = new URLSearchParams({
      ...client,
      client_secret: settings.GITHUB_CLIENT_SECRET,
      code: searchParams.get('code') ?? '',
    });
    const post = { method: 'POST', headers: { Accept: 'application/json' }, body };
    const answer: { access_token?: string } = await fetch(`${github}/access_token`, post)
      .then((response) => response.json())
      // Out of order, GitHub answers with a page or not at all.
      .catch(() => ({}));
    return closing(new URL(settings.SITE).origin, answer.access_token);
  },
};

/** The page that tells the editor, as Sveltia expects it: a greeting, and to whoever answers it from the site the token. */
function closing(site: string, token: string | undefined): Response {
  const result = token ? { token, provider: 'github' } : { error: 'GitHub ga ikke adgang. Prøv igjen.' };
  const message = `authorization:github:${token ? 'success' : 'error'}:${JSON.stringify(result)}`;
  const script = `addEventListener('message', ({ origin }) => { if (origin === ${text(site)}) opener.postMessage(${text(message)}, origin); });
opener?.postMessage('authorizing:github', ${text(site)});`;
  const nonce = crypto.randomUUID();
  const page = `<!doctype html><html lang="nb"><meta charset="utf-8"><title>Logger inn</title><script nonce="${nonce}">${script}</script><p>Logger inn …`;
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': cookie('', 0),
    },
  });
}

/** A text as it may stand in a script of a page. */
const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
