import type { Issue } from '../content/check/issue.ts';
import { getPicturePath, listPictureFields } from '../content/check/picture-references.ts';
import { checkSchema } from '../content/check/schema.ts';
import {
  brandFile,
  type Content,
  getFolder,
  readProjectId,
  unreadableFile,
  withLogo,
  type WrittenFile,
} from '../content/content.ts';
import { parseFiles } from '../content/parse.ts';
import { fileSchema, isSingleFile, schemaOf } from '../content/schema/files.ts';
import { isGroup, itemsAt, textAt } from '../content/values.ts';
import { readFields } from '../content/yaml/yaml.ts';
import type { Files, StoredFile } from './store/store.ts';

/** The fields of a content file; the Markdown below them as `body`. */
export type FileValue = Readonly<Record<string, unknown>>;

/** File with the order of the projects. */
export const orderFile = 'projects.yaml';

export const getProjectForm = (id: string) => `projects/${id}/project.yaml`;

/** Initial value of a new project. */
export const emptyProject: FileValue = { title: '', description: '', images: [] };

/** True for the content files that have a form. A project's form is that of its `project.yaml`. */
export const isForm = (path: string) => isSingleFile(path) || readProjectId(path) !== undefined;

/** What a form's versions are looked up by: a project's folder, or the file. */
export const getSavedPath = (form: string) => (readProjectId(form) === undefined ? form : getFolder(form));

/** A content file as it was read. */
export interface ReadForm {
  /** As the form has it: items of lists have keys. */
  value: FileValue;
  /** As the file has it. */
  plain: FileValue;
  /** Why it could not be read; then it has no form. */
  issues: readonly Issue[];
}

/** Files that have been read, by path and id. */
const cachedForms = new Map<string, ReadForm>();

/** Reads a content file of a tree; nothing if it has no such file. */
export function readForm(files: Files, form: string): ReadForm | undefined {
  const file = files[form];
  if (!file) return undefined;
  const key = `${form} ${file.id}`;
  const read = cachedForms.get(key) ?? parseForm(form, file, Object.keys(files));
  cachedForms.set(key, read);
  return read;
}

function parseForm(form: string, { text, fault }: StoredFile, paths: readonly string[]): ReadForm {
  if (text === undefined) {
    const issue = {
      file: form,
      field: [],
      found: 'en fil som ikke kan leses',
      expected: 'En tekstfil.',
      ...fault,
    };
    return { value: {}, plain: {}, issues: [issue] };
  }
  // Text areas have line feeds alone (HTML, "API value").
  const file = readFields(form, text.replaceAll('\r\n', '\n'));
  const { value = {}, body } = file;
  // A list or a text can be read, but no form can show it.
  const issues = isGroup(value) ? file.issues : checkSchema(file, schemaOf(form), value).issues;
  const fields = { ...(isGroup(value) && value), ...(body && { body: body.text.trim() }) };
  const plain = form === brandFile ? withLogo(fields, paths) : fields;
  return { value: addKeys(plain) as FileValue, plain, issues };
}

/** Property of a list's item that tells it apart in the form, and is never written to a file. */
export const itemKey = '#';

/** A new key of an item. */
export const createKey = () => crypto.randomUUID().slice(0, 8);

/** A value whose groups in lists have keys. */
export function addKeys(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) =>
      isGroup(item) ? { [itemKey]: createKey(), ...(addKeys(item) as object) } : item,
    );
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, addKeys(inner)]));
}

/** A field that chooses one of the file's pictures has the first one while the chosen one is not there. */
export function chooseMainPicture(form: string, value: FileValue): FileValue {
  const settled: Record<string, unknown> = { ...value };
  for (const [name, { among }] of Object.entries(fileSchema(form).properties ?? {})) {
    if (among === undefined) continue;
    const files = itemsAt(value, among).map((picture) => textAt(picture, 'file'));
    if (!files.includes(textAt(value, name))) settled[name] = files.find(Boolean);
  }
  return settled;
}

/** Paths of the pictures that a file names. */
export const listPictures = (form: string, value: FileValue): string[] => [
  ...new Set(listPictureFields({ name: form, value }).map(getPicturePath)),
];

/**
 * The content of some files, as the site's own code reads it.
 *
 * @param changed values of forms in place of what their files say; nothing of a deleted project
 */
export function buildContent(
  files: Files,
  changed: ReadonlyMap<string, FileValue | undefined> = new Map(),
): Content {
  const contentFiles = new Map<string, WrittenFile>();
  for (const path of Object.keys(files).filter(isForm)) {
    const { plain = {}, issues = [] } = readForm(files, path) ?? {};
    contentFiles.set(path, issues.length > 0 ? unreadableFile(path, issues) : toContentFile(path, plain));
  }
  const paths = new Set(Object.keys(files));
  for (const [form, value] of changed) {
    contentFiles.delete(form);
    if (!value) continue;
    contentFiles.set(form, toContentFile(form, value));
    for (const picture of listPictures(form, value)) paths.add(picture);
  }
  return { folder: 'content', ...parseFiles([...contentFiles.values()]), paths: [...paths] };
}

function toContentFile(name: string, { body, ...value }: FileValue): WrittenFile {
  const file = { ...unreadableFile(name), value };
  return body === undefined ? file : { ...file, body: { text: String(body), firstLine: 1 } };
}
