import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import type { Enquiry } from './store.ts';

/** Largest body that the inbox reads, in bytes. */
export const MAX_BODY = 200_000;

/** A post that the inbox does not accept: the HTTP status and a Norwegian sentence that says why. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const REQUIRED = { name: 'navn', email: 'e-post', message: 'melding' };

/**
 * Reads one enquiry from a multipart post.
 *
 * @throws Refusal 413 too large, 415 wrong content type, 400 broken multipart, 422 files, repeated or missing fields
 */
export async function readSubmission(request: IncomingMessage): Promise<Enquiry> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'Innboksen tar bare imot skjemaer sendt som multipart/form-data.');
  }
  const fields = await parseFields(request, await readBody(request));
  const missing = Object.entries(REQUIRED).filter(([field]) => !fields.get(field)?.trim());
  if (missing.length > 0) {
    throw new Refusal(422, `Henvendelsen mangler ${missing.map(([, label]) => label).join(', ')}.`);
  }
  const take = (field: string): string => {
    const value = fields.get(field) ?? '';
    fields.delete(field);
    return value;
  };
  return {
    name: take('name'),
    email: take('email'),
    phone: take('phone'),
    message: take('message'),
    consent: take('consent'),
    extra: Object.fromEntries(fields),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = new Refusal(413, `Henvendelsen er for stor. Grensen er ${MAX_BODY / 1000} kB.`);
  if (Number(request.headers['content-length']) > MAX_BODY) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BODY) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseFields(request: IncomingMessage, body: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const broken = () => reject(new Refusal(400, 'Skjemaet er ødelagt underveis og kan ikke leses.'));
    const fields = new Map<string, string>();
    let parser: busboy.Busboy;
    try {
      // The body is already limited as a whole, so no single name or value needs a smaller limit of its own.
      const limits = { fieldNameSize: MAX_BODY, fieldSize: MAX_BODY };
      parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
    } catch {
      broken();
      return;
    }
    parser.on('field', (name, value) => {
      if (name === undefined) broken();
      else if (fields.has(name)) reject(new Refusal(422, `Feltet «${name}» er sendt mer enn én gang.`));
      else fields.set(name, value);
    });
    parser.on('file', (_name, stream) => {
      stream.resume();
      reject(new Refusal(422, 'Innboksen tar ikke imot filer.'));
    });
    parser.on('error', broken);
    parser.on('close', () => resolve(fields));
    parser.end(body);
  });
}
