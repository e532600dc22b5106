import type { Enquiry } from './store.ts';

/** Largest body that the inbox reads, in bytes. */
export const maxBody = 200_000;

/** A request that the inbox refuses: an HTTP status and a Norwegian sentence. */
export class RefusedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a form of text fields, each at most once. */
export async function readForm(request: Request): Promise<Enquiry> {
  // The server rejects a body over its limit with this status.
  const form = await request.formData().catch(({ status }: { status?: number }) => {
    if (status === 413)
      throw new RefusedRequest(413, `Henvendelsen er for stor. Grensen er ${maxBody / 1000} kB.`);
    throw new RefusedRequest(400, 'Skjemaet er ødelagt underveis og kan ikke leses.');
  });
  const fields = [...form].map(([name, value]) => {
    if (typeof value !== 'string' || form.getAll(name).length > 1)
      throw new RefusedRequest(422, `Feltet «${name}» er en fil, eller sendt mer enn én gang.`);
    return [name, value] as const;
  });
  return Object.fromEntries(fields);
}

/** Reads one enquiry from a multipart post. */
export async function readEnquiry(request: Request): Promise<Enquiry> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new RefusedRequest(415, 'Innboksen tar bare imot skjemaer sendt som multipart/form-data.');
  const enquiry = await readForm(request);
  const { name = '', email = '', message = '' } = enquiry;
  const required = Object.entries({ navn: name, 'e-post': email, melding: message });
  const missing = required.flatMap(([label, value]) => (value.trim() === '' ? [label] : []));
  if (missing.length > 0) throw new RefusedRequest(422, `Henvendelsen mangler ${missing.join(', ')}.`);
  return enquiry;
}
