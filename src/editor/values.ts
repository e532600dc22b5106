import type { Issue } from '../content/check/issue.ts';
import { brandFile, type ContentFile, unreadFile, withLogo } from '../content/content.ts';
import { textAt } from '../content/values.ts';

/** The fields of a content file; the Markdown below them as `body`. */
export type FileValue = Readonly<Record<string, unknown>>;

/** Values of a content by file name; a picture is `null`. */
export type Values = Readonly<Record<string, FileValue | null>>;

/** File with the order of the projects. */
export const orderFile = 'projects.yaml';

export const projectFile = (id: string) => `projects/${id}/project.yaml`;

/** Initial value of a new project. */
export const emptyProject: FileValue = { title: '', description: '', images: [] };

const sources = new WeakMap<FileValue, { text: string; issues: readonly Issue[] }>();

/**
 * Remembers the source text of a value, so that undo or a merge can write it back unchanged, and why it could
 * not be read.
 */
export function withSource(value: FileValue, text: string, issues: readonly Issue[] = []): FileValue {
  sources.set(value, { text, issues });
  return value;
}

/** The source text of a value; `undefined` if it was changed since. */
export const sourceOf = (value: FileValue) => sources.get(value)?.text;

/** Why a file could not be read. Such a file has no form, and only a person can mend its text. */
export const readIssuesOf = (value: FileValue | null | undefined) =>
  (value && sources.get(value)?.issues) ?? [];

/** Whether a file could not be read. */
export const isUnread = (value: FileValue | null | undefined) => readIssuesOf(value).length > 0;

/** The content with its logo as a field, also if only its file name makes it the logo. */
export function withNamedLogo(values: Values): Values {
  const brand = values[brandFile];
  if (!brand || isUnread(brand)) return values;
  const named = withLogo(brand, Object.keys(values));
  return { ...values, [brandFile]: named === brand ? brand : withSource(named, sourceOf(brand) ?? '') };
}

/** A text or number as its field shows it. */
export const fieldText = (value: unknown) => (typeof value === 'number' ? String(value) : textAt(value));

/** The files of a content as the site's own code reads them. */
export const contentFiles = (values: Values): ContentFile[] =>
  Object.entries(values).flatMap(([name, fields]) => {
    if (!fields) return [];
    if (isUnread(fields)) return [unreadFile(name, readIssuesOf(fields))];
    const { body: text, ...value } = fields;
    const body = text !== undefined && { body: { text: String(text), firstLine: 1 } };
    return [{ ...unreadFile(name), value, ...body }];
  });
