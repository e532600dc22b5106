import { fileSchema } from '../content/schema/files.ts';
import { type FieldSchema, groupOf } from '../content/schema/field-schema.ts';
import { isGroup, isSame } from '../content/values.ts';
import { type Content, withFiles } from './content.ts';
import { startOf } from './form/items.ts';
import { isContentFile, projectsIn, withProjects } from './projects.ts';
import { emptyProject, type FileValue, projectFile } from './values.ts';

/**
 * The content without added projects and list items that are still empty. Those of the current screen stay.
 */
export function withoutUntouched(content: Content, screen: string): Content {
  const all = projectsIn(content);
  const projects = all.filter(({ id, value }) => projectFile(id) === screen || !isSame(value, emptyProject));
  const now = projects.length < all.length ? withProjects(content, projects) : content;
  const changed = [...now.draft.values].flatMap(([name, value]): [string, FileValue][] => {
    if (!value || name === screen || !isContentFile(name)) return [];
    const touched = withoutNewItems(fileSchema(name), value) as FileValue;
    return isSame(touched, value) ? [] : [[name, touched]];
  });
  return changed.length > 0 ? withFiles(now, new Map(changed)) : now;
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
