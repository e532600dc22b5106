import { fileSchema } from '../content/schema/files.ts';
import { type FieldSchema, groupOf } from '../content/schema/field-schema.ts';
import { isGroup, isSame } from '../content/values.ts';
import { changedFiles, type Draft, withFiles } from './draft.ts';
import { startOf } from './form/items.ts';
import { projectsIn, withProjects } from './projects.ts';
import { emptyProject, type FileValue, projectFile } from './values.ts';

/** The draft without added projects and list items that are still empty. Those of the current screen stay. */
export function withoutUntouched(draft: Draft, screen: string): Draft {
  const all = projectsIn(draft);
  const projects = all.filter(({ id, value }) => projectFile(id) === screen || !isSame(value, emptyProject));
  const now = projects.length < all.length ? withProjects(draft, projects) : draft;
  const touched = Object.entries(changedFiles(now)).flatMap(([name, value]) => {
    const next = value && name !== screen && withoutNewItems(fileSchema(name), value);
    return next && !isSame(next, value) ? [[name, next as FileValue] as const] : [];
  });
  return touched.length > 0 ? withFiles(now, Object.fromEntries(touched)) : now;
}

function withoutNewItems(schema: FieldSchema, value: unknown): unknown {
  const { items } = schema;
  if (items && Array.isArray(value)) {
    const starts = (items.oneOf ?? [items]).map(startOf);
    return value
      .filter((item) => !starts.some((start) => isSame(item, start)))
      .map((item) => withoutNewItems(items, item));
  }
  const { properties = {} } = groupOf(schema, value);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    properties[name] ? withoutNewItems(properties[name], inner) : inner,
  ]);
  return Object.fromEntries(fields) as FileValue;
}
