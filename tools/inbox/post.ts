import type { Enquiry } from './store.ts';

/** Largest body that the inbox reads, in bytes. */
export const MAX_BODY = 200_000;

/** A request that the inbox does not accept: the HTTP status and a Norwegian sentence that says why. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a form, each of whose fields is a text and may be there once. */
export async function readFields(request: Request): Promise<Enquiry> {
  const form = await request.formData().catch(({ status }: { status?: number }) => {
    if (status === 413) throw new Refusal(413, `Henvendelsen er for stor. Grensen er ${MAX_BODY / 1000} kB.`);
    throw new Refusal(400, 'Skjemaet er ødelagt underveis og kan ikke leses.');
  });
  for (const [name, value] of form)
    if (typeof value !== 'string' || form.getAll(name).length > 1)
      throw new Refusal(422, `Feltet «${name}» er en fil, eller sendt mer enn én gang.`);
  return Object.fromEntries(form) as Enquiry;
}

/** Reads one enquiry from a multipart post. */
export async function readEnquiry(request: Request): Promise<Enquiry> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'Innboksen tar bare imot skjemaer sendt som multipart/form-data.');
  const enquiry = await readFields(request);
  const { name = '', email = '', message = '' } = enquiry;
  const required = Object.entries({ navn: name, 'e-post': email, melding: message });
  const missing = required.flatMap(([label, value]) => (value.trim() === '' ? [label] : []));
  if (missing.length > 0) throw new Refusal(422, `Henvendelsen mangler ${missing.join(', ')}.`);
  return enquiry;
}
