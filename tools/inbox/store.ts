import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Every field of the form; `consent` is the text 'true' or 'false'. */
export type Enquiry = Record<string, string>;

/** An enquiry and when it arrived (ISO 8601, UTC). */
const storedEnquiry = z.object({ fields: z.record(z.string(), z.string()), receivedAt: z.string() });
export type StoredEnquiry = z.output<typeof storedEnquiry>;

/**
 * Opens a file of JSON lines, in a folder that only its owner can read: enquiries are personal data. It is
 * only appended to, so a second inbox (a test run beside `npm start`) can write to it.
 */
export function openStore(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  appendFileSync(file, '');
  return {
    add: (fields: Enquiry) =>
      appendFileSync(file, `${JSON.stringify({ fields, receivedAt: new Date().toISOString() })}\n`),
    /** Newest first. */
    list: (): StoredEnquiry[] => {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      return lines.map((line) => storedEnquiry.parse(JSON.parse(line))).reverse();
    },
  };
}
