import type { PublishingStatus } from './publishing.ts';

/** Content files by name, relative to the content folder: the text of YAML and Markdown, `null` for pictures. */
export type Files = ReadonlyMap<string, string | null>;

/** The content at one commit. */
export interface Snapshot {
  commit: string;
  files: Files;
}

/** What one commit changes; names are relative to the content folder. */
export interface Change {
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, Blob>;
  deletions: readonly string[];
}

/** A commit that changed the content. */
export interface Entry {
  commit: string;
  /** Missing for the first commit. */
  parent?: string | undefined;
  author: string;
  /** ISO 8601. */
  date: string;
  /** First line of the message. */
  title: string;
}

/** Where the content is kept: at GitHub, or on this machine behind `npm run rediger`. */
export interface Repository {
  /** Reads the newest content. */
  read: () => Promise<Snapshot>;
  /** Reads the content at a commit. */
  at: (commit: string) => Promise<Snapshot>;
  /** Returns an object URL of a saved picture, in full size. */
  picture: (name: string) => Promise<string>;
  /** Returns an object URL of a saved picture, some 480 px wide where such a copy exists. */
  thumbnail: (name: string) => Promise<string>;
  /** Reads a picture as it was at a commit. */
  blob: (name: string, commit: string) => Promise<Blob>;
  /**
   * Commits a change on top of `base` and returns the new commit.
   *
   * @throws RepositoryError `outdated` where the branch has moved on from `base`
   */
  commit: (message: string, base: string, change: Change) => Promise<string>;
  /** Lists the newest commits that changed the content, newest first. */
  history: () => Promise<Entry[]>;
  /** Asks once how publishing of a commit goes. */
  publishing: (commit: string) => Promise<PublishingStatus>;
  /** Forgets token, drafts and copies in this browser. */
  signOut: () => Promise<void>;
}

/** Why a request failed. `unanswered`: sent, but no answer came, so it may have been done. */
export type Failure = 'offline' | 'unanswered' | 'outdated' | 'expired' | 'forbidden' | 'refused';

/** A request that failed; the message is the sentence that the owner reads. */
export class RepositoryError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The sentence of an expected failure; any other error is reported. */
export function sentenceFor(error: unknown): string {
  if (error instanceof RepositoryError) return error.message;
  reportError(error);
  return 'Noe gikk galt. Last siden på nytt, og prøv igjen.';
}
