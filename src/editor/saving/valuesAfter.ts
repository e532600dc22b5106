import { pathOf, picturesNamedIn } from '../../content/check/picture-references.ts';
import { itemsAt, withValue } from '../../content/values.ts';
import { type Draft, isContentFile } from '../draft.ts';
import {
  type Content,
  contentFiles,
  fieldsOf,
  type FileValue,
  noFields,
  orderFile,
  projectFile,
  type Values,
} from '../values.ts';
import { asSaved } from './text.ts';

/** The last contents by the values they were made of: preview, check and save ask for the same. */
const made = new WeakMap<Values, { base: Content; content: Content }>();

/** The content as it would be saved. */
export function contentAfter({ base, values }: Pick<Draft, 'base' | 'values'>): Content {
  const known = made.get(values);
  if (known?.base === base) return known.content;
  const content = asSaved(tidied(values, base.values), base);
  made.set(values, { base, content });
  return content;
}

/**
 * A content without what nothing needs any more: deleted projects in the order, the rest of their folders,
 * and pictures that no text names now.
 *
 * @param before the content that it is saved on top of
 * @param others has the files of pictures that are named again
 */
export function tidied(values: Values, before: Values, others: Values = {}): Values {
  const isProject = (id: unknown) => Object.hasOwn(values, projectFile(String(id)));
  const [were, are] = [picturesOf(before), picturesOf(values)];
  const isExtra = (name: string) => {
    const [top, id = ''] = name.split('/');
    const isOfDeleted = top === 'projects' && Object.hasOwn(before, projectFile(id)) && !isProject(id);
    return Object.hasOwn(before, name) && !were.has(name) && !isOfDeleted;
  };
  const kept = Object.keys({ ...others, ...before, ...values }).flatMap(
    (name): [string, Values[string]][] => {
      if (isContentFile(name)) return values[name] ? [[name, values[name]]] : [];
      return are.has(name) || isExtra(name) ? [[name, noFields]] : [];
    },
  );
  const projects = fieldsOf(values, orderFile);
  const [order, featured] = [itemsAt(projects, 'order'), projects?.['featured']];
  const named = featured === undefined ? order : [...order, featured];
  if (named.every(isProject)) return Object.fromEntries(kept);
  const ordered = withValue(projects, ['order'], order.filter(isProject));
  const shown = withValue(ordered, ['featured'], isProject(featured) ? featured : undefined);
  return { ...Object.fromEntries(kept), [orderFile]: shown as FileValue };
}

/** The pictures that a content's texts name. */
const picturesOf = (values: Values): ReadonlySet<string> =>
  new Set(contentFiles(values).flatMap(picturesNamedIn).map(pathOf));
