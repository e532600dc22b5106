/** A commit, as a store lists it. */
export interface Commit {
  commit: string;
  /** Missing for the first commit. */
  parent?: string | undefined;
  author: string;
  /** ISO 8601. */
  date: string;
  message: string;
}

/** A file of the content. */
export interface StoredFile {
  /** Relative to the content folder. */
  name: string;
  /** Git's id. */
  id: string;
  /** Of YAML and Markdown. */
  text?: string;
}

/** What becomes of a file: its new text, git's id of a picture, or nothing is left. */
export type FileChange = { text: string } | { id: string } | 'deleted';

/** A commit of some files of the content, by name. */
export interface NewCommit {
  message: string;
  /** The commit below it, and git's id of that one's root folder. */
  base: { commit: string; tree: string };
  files: Readonly<Record<string, FileChange>>;
}

/** A run of a workflow. */
export interface Run {
  status: string;
  conclusion: string | null;
  html_url: string;
}

/** Where the content is: at GitHub (`gitHub.ts`), or in the folder of `npm run rediger` (`local.ts`). */
export interface Store {
  /** Name of the repository: `owner/name`, or its folder. */
  name: () => Promise<string>;
  /** Reads the content at a commit, or the newest. Texts that are known may be left out. */
  read: (
    ref: string | undefined,
    isKnown: (id: string, name: string) => boolean,
  ) => Promise<NewCommit['base'] & { files: readonly StoredFile[] }>;
  bytes: (id: string) => Promise<Blob>;
  /** Stores a picture and returns its id. */
  upload: (picture: Blob) => Promise<string>;
  /** @throws RepositoryError `outdated` where the branch has moved on from the base */
  commit: (commit: NewCommit) => Promise<NewCommit['base']>;
  /** Lists commits from a commit, or the newest, back; with `isOfContent` those that changed the content. */
  log: (
    from: string | undefined,
    options: { count: number; page?: number; isOfContent?: boolean },
  ) => Promise<readonly Commit[]>;
  /** Lists the runs of the workflow that publishes a commit. */
  runs: (commit: string) => Promise<readonly Run[]>;
}

/** True for a file that is read as text. */
export const isText = (name: string) => /\.(yaml|md)$/.test(name);
