import type { Snapshot } from './repository.ts';

/**
 * What the owner has changed and not saved. Values are whole files as the form holds them: the fields of the YAML, and
 * for `personvern.md` its Markdown as `body`. Names are relative to the content folder.
 */
export interface Draft {
  /** The commit that the form was filled in from. */
  base: Snapshot['commit'];
  values: ReadonlyMap<string, FileValue>;
  /** New pictures by name. */
  pictures: ReadonlyMap<string, Blob>;
  /** Project files that are deleted; their folders follow. */
  deletions: readonly string[];
}

/** The fields of a content file. */
export type FileValue = Readonly<Record<string, unknown>>;
