import type { Theme } from './brand/theme.ts';
import type { Issue } from './check/issue.ts';
import type { Facts } from './facts.ts';
import { isGroup, itemsAt, textAt, valueAt, type FieldPath } from './values.ts';

/** The file of the firm's colours and logo. */
export const brandFile = 'brand/brand.yaml';

/** Adds `logo: logo.svg` to fields of `brand.yaml` that name no logo, if that file exists. */
export const withLogo = <Value>(value: Value, names: readonly string[]): Value =>
  isGroup(value) && !('logo' in value) && names.includes('brand/logo.svg')
    ? { ...value, logo: 'logo.svg' }
    : value;

/** A file of the content before its schema is applied: its fields, and where they are in its text. */
export interface WrittenFile {
  /** Relative to the content folder, with forward slashes. */
  name: string;
  /** The fields; `undefined` if the file is missing or cannot be read. */
  value: unknown;
  /** The text below the front matter of a Markdown file, and its first line. */
  body?: { text: string; firstLine: number };
  /**
   * The line of a field, or of its nearest parent when it is missing, and its source text, such as `0000`
   * where YAML reads the number 0.
   */
  sourceAt: (field: FieldPath) => { line?: number; written?: string | undefined };
  /** Why the file could not be read; `parse.ts` adds what is wrong with its fields. */
  issues: readonly Issue[];
}

/** A file of the content, parsed (`parse.ts`). */
export interface ContentFile extends WrittenFile {
  /** The fields as its schema returns them, with facts filled in; `undefined` while it has mistakes. */
  data?: unknown;
}

/** What the checks need to know of a picture file. */
export interface PictureInfo {
  /** SHA-256, in hexadecimal. */
  checksum: string;
  /** The id of its blob in git, in hexadecimal. */
  gitId: string;
  /** Format, and size in pixels when it is upright; missing if it cannot be decoded. */
  image?: { format: string; width: number; height: number };
  /** Size without transparent margins, in pixels; for a drawing (SVG) only the ratio means something. */
  visible?: { width: number; height: number };
  /** Why a drawing (SVG) cannot be used: it has text in a font, or no size. */
  drawingFault?: 'text' | 'size' | undefined;
  /** True if its metadata has GPS coordinates. */
  hasGps: boolean;
}

/** A content folder, read once into memory. */
export interface Content {
  /** The folder as the owner knows it, such as `content`. */
  folder: string;
  /** In reading order; a file that is missing has no value. Empty if there is no folder. */
  files: readonly ContentFile[];
  /** The facts that texts may name; `undefined` while `firm.yaml` or `staff.yaml` has mistakes. */
  facts: Facts | undefined;
  /** Paths of everything in the folder. */
  paths: readonly string[];
  /** Notes about files that are not read, such as links and copies; missing in the editor. */
  leftOut?: readonly Issue[];
  /** The picture files by path; missing in the editor, which reads texts only. */
  pictures?: ReadonlyMap<string, PictureInfo>;
  /** Missing in the editor. */
  theme?: Theme;
}

/** A file that could not be read, and why. */
export const unreadableFile = (name: string, issues: readonly Issue[] = []): WrittenFile => ({
  name,
  value: undefined,
  sourceAt: () => ({}),
  issues,
});

/** A file of a content folder by its name. */
export const findFile = <File extends WrittenFile>({ files }: { files: readonly File[] }, name: string) =>
  files.find((file) => file.name === name) ?? unreadableFile(name);

/** The files of all projects. */
export const projectFiles = ({ files }: Pick<Content, 'files'>) =>
  files.filter(({ name }) => name.startsWith('projects/'));

/** The files of the projects that are not hidden. */
export const shownProjectFiles = (content: Pick<Content, 'files'>) =>
  projectFiles(content).filter(({ value }) => valueAt(value, 'hidden') !== true);

/** Names in `staff.yaml` of the people with contact details, as they are written. */
export const staffNames = (content: { files: readonly WrittenFile[] }) =>
  itemsAt(findFile(content, 'staff.yaml').value, 'staff').map((person) => textAt(person, 'name'));

/** The id of a project, which is the name of its folder, from the path of its file; else `undefined`. */
export const readProjectId = (name: string) =>
  /^projects\/([a-z0-9]+(?:-[a-z0-9]+)*)\/project\.yaml$/.exec(name)?.[1];

/**
 * Returns a function that compares ids of projects for sorting: first the ids in `order`, then all others by
 * their number (`proj2` before `proj10`).
 */
export function compareProjects(order: readonly unknown[]) {
  const position = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return (a: string, b: string) => position(a) - position(b) || a.localeCompare(b, 'nb', { numeric: true });
}

/** The folder of a path; empty at the top. */
export const getFolder = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A path from a folder of the content. */
export const joinPath = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

/** True if a file, or a folder around it, is hidden, such as `.DS_Store`: it is not part of the content. */
export const isHiddenFile = (path: string) => path.split('/').some((step) => step.startsWith('.'));
