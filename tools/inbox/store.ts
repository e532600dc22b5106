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
  id: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** The file that enquiries are kept in. */
export interface Store {
  add(enquiry: Enquiry): void;
  /** Newest first; all of them where no limit is given. */
  list(limit?: number): StoredEnquiry[];
  count(): number;
  close(): void;
}

// WAL lets a second inbox (a test run beside `npm start`) write to the same file without waiting for long.
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS enquiry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    consent TEXT NOT NULL,
    extra TEXT NOT NULL
  ) STRICT;
`;

/** Opens the SQLite file; its folder is made for its owner's eyes only, as enquiries are personal data. */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(SCHEMA);
  const insert = database.prepare(
    'INSERT INTO enquiry (received_at, name, email, phone, message, consent, extra) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const newest = database.prepare('SELECT * FROM enquiry ORDER BY id DESC LIMIT ?');
  const total = database.prepare('SELECT count(*) AS total FROM enquiry');
  return {
    add: ({ name, email, phone, message, consent, extra }) => {
      insert.run(new Date().toISOString(), name, email, phone, message, consent, JSON.stringify(extra));
    },
    list: (limit = -1) => newest.all(limit).map(fromRow),
    count: () => Number(total.get()?.['total']),
    close: () => database.close(),
  };
}

function fromRow(row: Record<string, unknown>): StoredEnquiry {
  return {
    id: Number(row['id']),
    receivedAt: String(row['received_at']),
    name: String(row['name']),
    email: String(row['email']),
    phone: String(row['phone']),
    message: String(row['message']),
    consent: String(row['consent']),
    extra: JSON.parse(String(row['extra'])),
  };
}
