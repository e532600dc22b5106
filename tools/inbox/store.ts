import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Every field of the form; `consent` is the text 'true' or 'false'. */
export type Enquiry = Record<string, string>;

/** An enquiry and when it arrived (ISO 8601, UTC). */
export interface StoredEnquiry {
  fields: Enquiry;
  receivedAt: string;
}

const row = z.object({ at: z.string(), fields: z.string() }).transform(({ at, fields }): StoredEnquiry => ({
  fields: JSON.parse(fields),
  receivedAt: at,
}));

/** Opens the SQLite file, in a folder that only its owner can read: enquiries are personal data. */
export function openStore(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5000 });
  // WAL lets a second inbox (a test run beside `npm start`) write to the same file.
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS enquiries (id INTEGER PRIMARY KEY, at TEXT NOT NULL, fields TEXT NOT NULL) STRICT;
  `);
  const insert = database.prepare('INSERT INTO enquiries (at, fields) VALUES (?, ?)');
  const newest = database.prepare('SELECT at, fields FROM enquiries ORDER BY id DESC');
  return {
    add: (enquiry: Enquiry) => insert.run(new Date().toISOString(), JSON.stringify(enquiry)),
    /** Newest first. */
    list: () => newest.all().map((stored) => row.parse(stored)),
    close: () => database.close(),
  };
}
