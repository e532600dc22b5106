import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The fields of an enquiry as they came from the form, those that the inbox does not know too; `consent` is the text 'true' or 'false'. */
export type Enquiry = Record<string, string>;

/** An enquiry that has been kept, and when (ISO 8601, UTC). */
export interface StoredEnquiry {
  fields: Enquiry;
  receivedAt: string;
}

/** Opens the SQLite file; its folder is made for its owner's eyes only, as enquiries are personal data. */
export function openStore(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5000 });
  // WAL lets a second inbox (a test run beside `npm start`) write to the same file without waiting for long.
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS enquiries (id INTEGER PRIMARY KEY, at TEXT NOT NULL, fields TEXT NOT NULL) STRICT;
  `);
  const insert = database.prepare('INSERT INTO enquiries (at, fields) VALUES (?, ?)');
  const newest = database.prepare('SELECT at, fields FROM enquiries ORDER BY id DESC');
  return {
    add: (enquiry: Enquiry) => insert.run(new Date().toISOString(), JSON.stringify(enquiry)),
    /** Newest first. */
    list: (): StoredEnquiry[] =>
      newest.all().map(({ at, fields }) => ({ fields: JSON.parse(String(fields)), receivedAt: String(at) })),
    close: () => database.close(),
  };
}
