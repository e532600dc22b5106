import type { Theme } from '../brand/theme.ts';
import type { FieldPath, Issue } from './check/issue.ts';

/** The firm's mark. */
export const logoFile = 'brand/logo.svg';

/** A content file as it was read. */
export interface ContentFile {
  /** Relative to the content folder, with forward slashes. */
  name: string;
  /** The fields; `undefined` when the file cannot be read. */
  value: unknown;
  /** The text below the fields of a Markdown file, and the line that it begins on. */
  body?: { text: string; firstLine: number };
  /** Line of a field, or of the nearest field around it when it is missing. */
  lineOf: (field: FieldPath) => number | undefined;
  /** What is written for a field, such as `0000` where YAML reads the number 0. */
  writtenAt: (field: FieldPath) => string | undefined;
  /** What kept it from being read, wholly or in part. */
  issues: readonly Issue[];
}

/** A picture file as it was read. */
export interface PictureInfo {
  bytes: number;
  /** SHA-256, in hexadecimal. */
  checksum: string;
  /** Missing when it cannot be decoded to the end. Pixels, turned the way the camera was held. */
  image?: { format: string; width: number; height: number };
  /** Why a drawing (SVG) may not be published, to the owner. */
  fault?: string;
  isHeic: boolean;
  /** It says where it was taken. */
  hasPlace: boolean;
}

/** A content folder, read once. Everything that looks at content takes this; nothing in it needs a disk. */
export interface Content {
  /** The folder as the owner knows it, such as `content`. */
  folder: string;
  /** Every content file in reading order; a single one that is missing has no value. None where there is no such folder. */
  files: readonly ContentFile[];
  /** Everything that lies in the folder, by path. */
  names: readonly string[];
  /** Every picture in it, by path; missing where only texts are at hand. */
  pictures?: ReadonlyMap<string, PictureInfo>;
  /** How the firm looks; missing where only texts are at hand. */
  theme?: Theme;
}

/** A file without content, and why. */
export const unreadFile = (name: string, issues: readonly Issue[] = []): ContentFile => ({
  name,
  value: undefined,
  lineOf: () => undefined,
  writtenAt: () => undefined,
  issues,
});

/** A file of a content folder by its name. */
export const fileOf = ({ files }: Pick<Content, 'files'>, name: string): ContentFile =>
  files.find((file) => file.name === name) ?? unreadFile(name);

/** The projects' files. */
export const projectsOf = ({ files }: Pick<Content, 'files'>) =>
  files.filter(({ name }) => name.startsWith('projects/'));

/** What a project is called: the name of its folder. */
export const projectIdOf = ({ name }: ContentFile) => name.split('/').at(-2) ?? '';

/** The folder of a path; empty at the top. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A path without its folder. */
export const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A path from a folder of the content. */
export const pathIn = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
