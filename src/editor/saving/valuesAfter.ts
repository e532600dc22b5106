import { pathOf, referencesIn } from '../../content/check/picture-references.ts';
import { itemsAt, withValue } from '../../content/values.ts';
import { type Draft, isContentFile } from '../draft.ts';
import { contentFiles, type FileValue, isUnread, orderFile, projectFile, type Values } from '../values.ts';
import { asSaved } from './text.ts';

/** The content as it would be saved. */
export const valuesAfter = ({ base, values }: Pick<Draft, 'base' | 'values'>): Values =>
  tidied(asSaved(values, base.values), base.values);

/**
 * Removes deleted projects from the order, what else is in their folders, and pictures that the texts named
 * `before` and no longer name. A picture that is named again may come from `others`.
 */
export function tidied(values: Values, before: Values, others: Values = {}): Values {
  const isProject = (id: unknown) => Object.hasOwn(values, projectFile(String(id)));
  const [were, are] = [picturesNamedIn(before), picturesNamedIn(values)];
  const isExtra = (name: string) => {
    const [top, id = ''] = name.split('/');
    const isOfDeleted = top === 'projects' && Object.hasOwn(before, projectFile(id)) && !isProject(id);
    return Object.hasOwn(before, name) && !were.has(name) && !isOfDeleted;
  };
  const kept = Object.keys({ ...others, ...before, ...values }).flatMap(
    (name): [string, FileValue | null][] => {
      if (isContentFile(name)) return values[name] ? [[name, values[name]]] : [];
      return are.has(name) || isExtra(name) ? [[name, null]] : [];
    },
  );
  const [order, featured] = [itemsAt(values[orderFile], 'order'), values[orderFile]?.['featured']];
  if (!values[orderFile] || isUnread(values[orderFile]) || [...order, featured ?? order[0]].every(isProject))
    return Object.fromEntries(kept);
  const ordered = withValue(values[orderFile], ['order'], order.filter(isProject));
  const shown = withValue(ordered, ['featured'], isProject(featured) ? featured : undefined);
  return { ...Object.fromEntries(kept), [orderFile]: shown as FileValue };
}

/** The pictures that a content's texts name. */
const picturesNamedIn = (values: Values): ReadonlySet<string> =>
  new Set(contentFiles(values).flatMap(referencesIn).map(pathOf));
