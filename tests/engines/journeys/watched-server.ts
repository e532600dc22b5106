import { serve } from 'srvx';

/**
 * Serves what another server has, with a script in every page that reports errors, warnings and violations
 * of the policy: WebKitGTK's driver does not tell of its console.
 */
export async function startWatchedServer(target: string, replace: Record<string, string> = {}) {
  const problems: string[] = [];
  const refused: string[] = [];
  const broken: string[] = [];
  const pageHeaders: Record<string, string> = {};
  const server = serve({
    hostname: 'localhost',
    port: 0,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/problem') {
        problems.push(await request.text());
        return new Response();
      }
      if (broken.some((end) => pathname.endsWith(end)))
        return new Response(new ReadableStream({ start: (body) => body.error(new Error('Broken off.')) }));
      if (refused.some((end) => pathname.endsWith(end))) return new Response('', { status: 404 });
      const answer = await fetch(new URL(pathname + search, target), {
        method: request.method,
        headers: forwarded(request.headers),
        redirect: 'manual',
        ...(request.body && { body: await request.arrayBuffer() }),
      });
      const headers = new Headers(answer.headers);
      // `fetch` has decoded the body.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
      if (!headers.get('content-type')?.startsWith('text/html'))
        return new Response(answer.body, { status: answer.status, headers });
      for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
      // Before the page's policy, which applies only to what follows it.
      let html = (await answer.text()).replace('<head>', `<head><script>(${watch})()</script>`);
      for (const [from, to] of Object.entries(replace)) html = html.replaceAll(from, to);
      return new Response(html, { status: answer.status, headers });
    },
  });
  await server.ready();
  return {
    url: `http://localhost:${new URL(server.url ?? '').port}`,
    problems,
    /** Ends of the paths that are refused. */
    refused,
    /** Ends of the paths whose answers break off, as on a bad line: WebKit keeps a 404 with its page. */
    broken,
    /** Replacements in the text of pages. */
    replace,
    /** Headers of pages, in the place of the site's own. */
    pageHeaders,
    close: () => server.close(true),
  };
}

/** Without headers that `fetch` sets itself, and without conditional ones: the server changes the pages. */
function forwarded(given: Headers) {
  const headers = new Headers(given);
  for (const name of ['host', 'connection', 'content-length', 'if-none-match', 'if-modified-since'])
    headers.delete(name);
  return headers;
}

/** Runs first in every page. */
function watch() {
  // Leaving a page aborts what is still loading.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  const report = (text: string) =>
    isLeft || navigator.sendBeacon('/problem', `${location.pathname}: ${text}`);
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...values: unknown[]) => {
      report(`console.${level} ${values.join(' ')}`);
      log(...values);
    };
  }
  const onError = ({ message, target }: ErrorEvent) => {
    // Firefox tells the window, which has moved on to the next page, what leaving a page has aborted there.
    if (target && 'ownerDocument' in target && target.ownerDocument !== document) return;
    // Only a hint: Firefox reports an error if it has loaded the module already.
    if (target instanceof HTMLLinkElement && target.relList.contains('modulepreload')) return;
    report(target instanceof Element ? `Not loaded: ${target.outerHTML}` : `Error: ${message}`);
  };
  // `error` events of elements do not bubble.
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => report(`Unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`Policy violation: ${effectiveDirective} blocked ${blockedURI}`),
  );
}
