import { z } from 'zod';
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

const required = (label: string) => z.string(label).regex(/\S/, label);
const enquirySchema = z
  .object({ name: required('navn'), email: required('e-post'), message: required('melding') })
  .catchall(z.string());

/** Reads an enquiry from a multipart post. */
export async function readEnquiry(request: Request): Promise<Enquiry> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new RefusedRequest(415, 'Innboksen tar bare imot skjemaer sendt som multipart/form-data.');
  // The server rejects a body over its limit with this status.
  const form = await request.formData().catch(({ status }: { status?: number }) => {
    if (status === 413)
      throw new RefusedRequest(413, `Henvendelsen er for stor. Grensen er ${maxBody / 1000} kB.`);
    throw new RefusedRequest(400, 'Skjemaet er ødelagt underveis og kan ikke leses.');
  });
  const { data, error } = enquirySchema.safeParse(Object.fromEntries(form));
  if (data) return data;
  const missing = error.issues.map(({ message }) => message);
  throw new RefusedRequest(422, `Henvendelsen mangler ${missing.join(', ')}.`);
}
