import type { Issue } from '../content/check/issue.ts';
import { brandFile, unreadableFile, withLogo, type WrittenFile } from '../content/content.ts';

/** The fields of a content file; the Markdown below them as `body`. */
export type FileValue = Readonly<Record<string, unknown>>;

/** In place of fields: a picture, or another file that has no form. */
export const noFields = 'no fields' as const;

/** Values of a content by file name. */
export type Values = Readonly<Record<string, FileValue | typeof noFields>>;

/** A content with the texts of its files, as they are or will be in the folder. */
export interface Content {
  values: Values;
  /** The text of each file with fields, and why it could not be read. */
  texts: Readonly<Record<string, { text: string; issues: readonly Issue[] }>>;
}

/** The fields of a file; `undefined` if there is no such file, or it has none. */
export function fieldsOf(values: Values, name: string): FileValue | undefined {
  const value = values[name];
  return value === noFields ? undefined : value;
}

/** File with the order of the projects. */
export const orderFile = 'projects.yaml';

export const projectFile = (id: string) => `projects/${id}/project.yaml`;

/** Initial value of a new project. */
export const emptyProject: FileValue = { title: '', description: '', images: [] };

/** True if a file could not be read: it has no form, and only a person can mend its text. */
export const isUnreadable = ({ texts }: Pick<Content, 'texts'>, name: string) =>
  (texts[name]?.issues.length ?? 0) > 0;

/** The content with its logo as a field, also if only its file name makes it the logo. */
export function withNamedLogo(values: Values): Values {
  const brand = fieldsOf(values, brandFile);
  return brand ? { ...values, [brandFile]: withLogo(brand, Object.keys(values)) } : values;
}

/** The files of a content as the site's own code reads them. */
export const contentFiles = (values: Values, texts: Content['texts'] = {}): WrittenFile[] =>
  Object.keys(values).flatMap((name) => {
    const fields = fieldsOf(values, name);
    if (!fields) return [];
    if (isUnreadable({ texts }, name)) return [unreadableFile(name, texts[name]?.issues)];
    if (!('body' in fields)) return [{ ...unreadableFile(name), value: fields }];
    const { body: text, ...value } = fields;
    return [{ ...unreadableFile(name), value, body: { text: String(text), firstLine: 1 } }];
  });
