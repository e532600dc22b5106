/** The worker's variables: the site's address, the GitHub App's client, and the id of the one repository. */
interface SignInSettings {
  SITE: string;
  REPOSITORY_ID: string;
  GITHUB_CLIENT_ID: string;
  GITHUB_CLIENT_SECRET: string;
}

const github = 'https://github.com/login/oauth';

/** Binds GitHub's answer to this browser: the state (RFC 6749, 10.12) and the verifier (RFC 7636). */
const cookie = (value: string, seconds: number) =>
  `__Host-sign-in=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

/** The sign-in window: redirects to GitHub, and posts the token to the editor's page alone. */
export default {
  async fetch(request: Request, settings: SignInSettings): Promise<Response> {
    const { pathname, searchParams, origin } = new URL(request.url);
    const client = { client_id: settings.GITHUB_CLIENT_ID, redirect_uri: `${origin}/callback` };
    if (pathname === '/auth') {
      const [state, verifier] = [randomText(), randomText()];
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
      const challenge = { code_challenge: base64Url(new Uint8Array(hash)), code_challenge_method: 'S256' };
      const Location = `${github}/authorize?${new URLSearchParams({ ...client, ...challenge, state })}`;
      return new Response(null, {
        status: 302,
        headers: { Location, 'Set-Cookie': cookie(`${state}.${verifier}`, 600) },
      });
    }
    if (pathname !== '/callback') return new Response('Finnes ikke.', { status: 404 });
    const [state, verifier] =
      /__Host-sign-in=([\w-]+)\.([\w-]+)/.exec(request.headers.get('Cookie') ?? '')?.slice(1) ?? [];
    if (!state || !verifier || state !== searchParams.get('state'))
      return new Response('Innloggingen er for gammel. Lukk vinduet og prøv igjen.', { status: 403 });
    const body = new URLSearchParams({
      ...client,
      client_secret: settings.GITHUB_CLIENT_SECRET,
      code: searchParams.get('code') ?? '',
      code_verifier: verifier,
      // The token opens this repository alone, whatever else the app is installed on.
      repository_id: settings.REPOSITORY_ID,
    });
    const post = { method: 'POST', headers: { Accept: 'application/json' }, body };
    const answer: { access_token?: unknown } = await fetch(`${github}/access_token`, post)
      .then((response) => response.json())
      // During an outage GitHub answers with HTML or not at all.
      .catch(() => ({}));
    return closingPage(new URL(settings.SITE).origin, answer.access_token);
  },
};

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

function closingPage(site: string, token: unknown): Response {
  const result = typeof token === 'string' ? { token } : { error: 'GitHub ga ikke adgang. Prøv igjen.' };
  const script = `opener?.postMessage(${text(result)}, ${text(site)})`;
  const nonce = crypto.randomUUID();
  const head = '<!doctype html><html lang="nb"><meta charset="utf-8"><title>Logger inn</title>';
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`;
  return new Response(`${head}<script nonce="${nonce}">${script}</script><p>Logger inn …`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': cookie('', 0),
    },
  });
}

/** A value as it may be written in a script of a page. */
const text = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
