import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../src/enquiry/send.ts';
import { type Inbox, startInbox } from './server.ts';

let folder: string;
let inbox: Inbox;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = await startInbox({ port: 0, file: join(folder, 'inbox.db') });
});

afterAll(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

/**
 * What arrives of a text. A form's entries are scalar values, so half a surrogate pair, which UTF-8 cannot hold, becomes
 * U+FFFD (Web IDL, USVString); and multipart/form-data has every line break as CRLF (HTML standard, section 4.10.21.8).
 */
const arrived = (text: string) => text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');

/** Any sequence of 16-bit units: all of Unicode, half pairs, control characters and line breaks of every kind. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '"',
        '\\',
        '%0D',
        '--',
        '\u0000',
        '\ud83d',
        '\udc00',
        '🛁',
        'é',
        ';',
        'a',
      ),
      {
        maxLength: 40,
      },
    )
    .map((parts) => parts.join('')),
);
const requiredText = anyText.map((text) => `x${text}`);

test('any text in any field arrives byte for byte, once', async () => {
  const values = fc.record({
    name: requiredText,
    email: requiredText,
    phone: anyText,
    message: requiredText,
    consent: fc.boolean(),
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(values, async (enquiry) => {
      expect(await send(inbox.url, enquiry)).toEqual({ outcome: 'sent' });
      count += 1;
      const all = (await (await fetch(`${inbox.url}/messages.json`)).json()) as Record<string, unknown>[];
      expect(all).toHaveLength(count);
      const { id: _, receivedAt: __, ...newest } = all[0]!;
      expect(newest).toEqual({
        name: arrived(enquiry.name),
        email: arrived(enquiry.email),
        phone: arrived(enquiry.phone),
        message: arrived(enquiry.message),
        consent: String(enquiry.consent),
        extra: {},
      });
    }),
    { numRuns: 300 },
  );
}, 60_000);
