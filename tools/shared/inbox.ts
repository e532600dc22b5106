import { serve } from 'srvx';
import { requireFreePort } from './port.ts';

/** An enquiry by the names that the form posts. */
type Enquiry = Readonly<Record<string, string>>;

/** Largest enquiry, in bytes. */
const maxBody = 200_000;

const headers = {
  'content-security-policy': "default-src 'none'; img-src data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/**
 * Starts the local inbox, which takes the form's posts in the place of a form provider and shows them, newest
 * first, until it is stopped. `port` 0 takes any free one.
 */
export async function startInbox({ port }: { port: number }) {
  if (port !== 0) await requireFreePort(port, 'INBOX_PORT');
  const enquiries: { fields: Enquiry; time: Date }[] = [];
  const server = serve({
    fetch: async (request) => {
      // DNS rebinding: another site's name can point at this machine.
      if (new URL(request.url).hostname !== 'localhost') return new Response(null, { status: 421, headers });
      if (request.method !== 'POST')
        return page(`Innboks (${enquiries.length})`, enquiries.map(article).join(''));
      const form = await request.formData().catch(() => undefined);
      if (form) {
        const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
        enquiries.unshift({ fields, time: new Date() });
      }
      return answer(request, form !== undefined);
    },
    port,
    hostname: 'localhost',
    maxRequestBodySize: maxBody,
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready();
  return {
    url: `http://localhost:${new URL(server.url ?? '').port}`,
    /** What arrived, newest first. */
    messages: () => enquiries.map(({ fields }) => fields),
    close: () => server.close(true),
  };
}

/** Answers a post, and lets the site's origin read it. What the inbox holds is not readable from there. */
function answer(request: Request, ok: boolean): Response {
  const shared = { status: ok ? 200 : 400, headers: { ...headers, 'access-control-allow-origin': '*' } };
  if (request.headers.get('accept')?.includes('application/json')) return Response.json({ ok }, shared);
  return page(ok ? 'Takk for din henvendelse!' : 'Henvendelsen kunne ikke leses.', '', shared);
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const page = (title: string, body: string, options: ResponseInit = { headers }) =>
  new Response(
    `<!doctype html>
<html lang="nb">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – lokal innboks</title>
<link rel="icon" href="data:,">
<h1>${title}</h1>
<p>Innboksen finnes bare på denne maskinen, og tømmes når den stoppes.</p>
${body}
</html>
`,
    { ...options, headers: { ...options.headers, 'content-type': 'text/html; charset=utf-8' } },
  );

function article({ fields, time }: { fields: Enquiry; time: Date }): string {
  const terms = Object.entries(fields).map(
    ([name, value]) =>
      `<dt dir="auto"><b>${escape(name)}</b></dt><dd dir="auto">${escape(value).replaceAll('\n', '<br>')}</dd>`,
  );
  const when = time.toLocaleString('nb-NO', { dateStyle: 'long', timeStyle: 'medium' });
  return `<h2>${when}</h2>\n<dl>${terms.join('\n')}</dl>\n`;
}
