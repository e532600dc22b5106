import type { Fault } from '../../content/check/issue.ts';

/** A file of the content. */
export interface StoredFile {
  /** Git's id of its bytes (`blobId.ts`). */
  id: string;
  /** Of a YAML or Markdown file that can be read. */
  text?: string;
  /** Why its text cannot be read. */
  fault?: Fault;
}

/** Files by their paths in the content folder. */
export type Files = Readonly<Record<string, StoredFile>>;

/** The content at one moment. */
export interface Tree {
  /** A commit, or on this machine a digest of all files. */
  head: string;
  /** Of two trees, the one with more is the newer: the number of commits, or when it was read. */
  sequence: number;
  files: Files;
}

/** What becomes of a file: its new text, the id of an uploaded or earlier picture, or nothing. */
export type FileChange = { text: string } | { id: string } | 'gone';

/** One save. */
interface Commit {
  /** The content that the save is on top of. */
  parent: Tree;
  title: string;
  files: Readonly<Record<string, FileChange>>;
  /** Folder of the project that it deletes, such as `projects/proj1`. */
  deletes?: string | undefined;
}

/** A save in the past. What it replaced can be fetched. */
export interface Version {
  id: string;
  /** ISO 8601. */
  date: string;
  /** Empty where nobody knows. */
  author: string;
  title: string;
  /** Folder of the project that it deleted. */
  deletes?: string | undefined;
}

/** What the newest run of the workflow says about publishing. */
export interface Run {
  status: string;
  conclusion: string | null;
  html_url: string;
  head_sha: string;
  created_at: string;
}

/** Where the content is: at GitHub (`gitHub.ts`), or in a folder of this machine (`thisMachine.ts`). */
export interface Store {
  /** Tells the drafts of several sites apart. */
  name: () => Promise<string>;
  /**
   * Reads the newest content. At GitHub an answer may be a few seconds old.
   *
   * @param known files whose texts need not be read again
   */
  read: (known: Files) => Promise<Tree>;
  /** Keeps a picture, so that a commit can name its id. */
  upload: (picture: Blob) => Promise<void>;
  picture: (id: string) => Promise<Blob>;
  /** Writes all files or none. `outdated`: the content has moved on from `parent`. */
  commit: (commit: Commit) => Promise<{ head: string; sequence: number } | 'outdated'>;
  /** Saves that changed a file or something in a folder, newest first. */
  versions: (path: string) => Promise<readonly Version[]>;
  /** All files before a save. Only those at or below `path` have a text. */
  filesBefore: (version: Version, path: string) => Promise<Files>;
  /** The newest run of the workflow that publishes; missing where nothing is published. */
  newestRun?: () => Promise<Run | undefined>;
}

/** True for a file that is read as text. */
export const isText = (path: string) => /\.(yaml|md)$/.test(path);
