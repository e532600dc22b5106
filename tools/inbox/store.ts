import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

/** Where the inbox of `npm start`, `serve` and `dev` keeps what it receives; git ignores it. */
export const INBOX_FILE = fileURLToPath(new URL('../../.inbox/inbox.db', import.meta.url));

/** An enquiry as it came from the form. */
export interface Enquiry {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** As the form sends it: 'true' or 'false'. */
  consent: string;
  /** Fields that the inbox does not know, by name. */
  extra: Record<string, string>;
}

/** An enquiry that has been kept. */
export interface StoredEnquiry extends Enquiry {
  /** ISO 8601, UTC. */
  receivedAt: string;
}

// WAL lets a second inbox (a test run beside `npm start`) write to the same file without waiting for long.
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS received (id INTEGER PRIMARY KEY, at TEXT NOT NULL, fields TEXT NOT NULL) STRICT;
`;

/** Opens the SQLite file; its folder is made for its owner's eyes only, as enquiries are personal data. */
export function openStore(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(SCHEMA);
  const insert = database.prepare('INSERT INTO received (at, fields) VALUES (?, ?)');
  const newest = database.prepare('SELECT at, fields FROM received ORDER BY id DESC');
  return {
    add: (enquiry: Enquiry) => insert.run(new Date().toISOString(), JSON.stringify(enquiry)),
    /** Newest first. */
    list: () =>
      newest
        .all()
        .map(({ at, fields }): StoredEnquiry => ({ ...JSON.parse(String(fields)), receivedAt: String(at) })),
    close: () => database.close(),
  };
}
