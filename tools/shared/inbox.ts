import { serve } from 'srvx';
import { requireFreePort } from './port.ts';

/** An enquiry by the names that the form posts. */
type Enquiry = Readonly<Record<string, string>>;

/** Largest enquiry, in bytes. */
const maxBody = 200_000;

/** With `nosniff`, what was sent is text and nothing else, whatever it contains. */
const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

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
      if (request.method !== 'POST') {
        const head = `Innboks (${enquiries.length}). Den finnes bare på denne maskinen, og tømmes når den stoppes.`;
        return new Response([head, ...enquiries.map(asText)].join('\n\n'), { headers });
      }
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
  return new Response(ok ? 'Takk for din henvendelse!' : 'Henvendelsen kunne ikke leses.', shared);
}

function asText({ fields, time }: { fields: Enquiry; time: Date }): string {
  const when = time.toLocaleString('nb-NO', { dateStyle: 'long', timeStyle: 'medium' });
  return [when, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)].join('\n');
}
