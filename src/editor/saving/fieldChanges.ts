import { type FieldNode, fileNode, partsOf, titleOf } from '../../content/fieldTree.ts';
import { formPartsOf } from '../formTree.ts';
import { kinds, wordsOf } from '../kinds.ts';
import { isEmpty, isSame, textAt } from '../../content/values.ts';
import { isContentFile } from '../draft.ts';
import { fieldsOf, projectFile, type Values } from '../values.ts';
import { likeness, pairsOf } from './pairs.ts';

/** A field before and after a change, as its owner reads it. */
export interface FieldChange {
  /** As it is after the change; of items that came or went, their list. */
  node: FieldNode;
  what: 'changed' | 'added' | 'removed' | 'moved';
  before: string;
  after: string;
}

/** Where nothing is written. */
export const nothing = '(ingenting)';

type Words = (node: FieldNode) => string;

/** Reads fields of a content to its owner. */
export const wordsIn =
  (values: Values): Words =>
  (node) =>
    wordsOf(node, (id) => textAt(values[projectFile(id)], 'title') || id);

/** The fields that differ between two contents. */
export function fieldChanges(before: Values, after: Values): FieldChange[] {
  const words = wordsIn({ ...before, ...after });
  const files = Object.keys({ ...before, ...after }).filter(isContentFile);
  return files.flatMap((name) =>
    changesIn(fileNode(name, fieldsOf(before, name)), fileNode(name, fieldsOf(after, name)), words),
  );
}

function changesIn(was: FieldNode, is: FieldNode, words: Words): FieldChange[] {
  if (isSame(was.value, is.value)) return [];
  const { items, properties } = is.schema;
  const { isWhole, parts } = kinds[is.schema.kind];
  if (!isWhole && (items || parts)) return changesOfItems(is, [formPartsOf(was), formPartsOf(is)], words);
  const isOne = isWhole || !properties || isEmpty(was.value) || isEmpty(is.value);
  if (isOne || was.schema !== is.schema || isOtherPicture(was, is)) return changeOf(was, is, words);
  const old = partsOf(was);
  return partsOf(is).flatMap((part, index) => changesIn(old[index] ?? part, part, words));
}

const isOtherPicture = (was: FieldNode, is: FieldNode) =>
  is.schema.kind === 'logo' ||
  (is.schema.properties?.['file'] !== undefined && textAt(was.value, 'file') !== textAt(is.value, 'file'));

/** A single field, of a text the lines that differ. */
function changeOf(old: FieldNode, is: FieldNode, words: Words): FieldChange[] {
  const [was, now] = [words(old), words(is)];
  if (isOtherPicture(old, is)) {
    // An item of a list of pictures has no name but the words about it.
    const node = is.around?.schema.items ? is.around : is;
    const [before, after] =
      is.schema.kind === 'logo'
        ? [was ? 'et annet bilde' : 'ingen logo', now ? 'nytt bilde' : 'ingen logo']
        : [was, now && `nytt bilde, «${now}»`];
    return [{ node, what: after ? 'changed' : 'removed', before, after }];
  }
  if (was === now) return [];
  const only = (text: string, other: string) => {
    const others = other.split('\n');
    return text
      .split('\n')
      .filter((line) => !others.includes(line))
      .join('\n');
  };
  const [before, after] = [only(was, now), only(now, was)];
  if (before === after) return [{ node: is, what: 'moved', before: was, after: now }];
  const what = after === '' ? 'removed' : before === '' && was !== '' ? 'added' : 'changed';
  return [{ node: is, what, before, after }];
}

/** The items of a list, or the sections of a text: those that came, went, changed or moved. */
function changesOfItems(
  list: FieldNode,
  [old, now]: readonly [readonly FieldNode[], readonly FieldNode[]],
  words: Words,
): FieldChange[] {
  const nameOf = ({ value, label, schema }: FieldNode) =>
    textAt(value, 'file') || (schema.kind === 'section' ? label : titleOf(schema, value));
  // The same one, one of the same name, one much like it, or the one in its place.
  const pairs = pairsOf(old, now, (was, is) => {
    if (isSame(was.value, is.value)) return Infinity;
    if (nameOf(was) !== '' && nameOf(was) === nameOf(is)) return 1000;
    const common = likeness(was.value, is.value);
    return common > 1 ? common : Number(old.length === now.length);
  });
  const gone = old.filter((item) => ![...pairs.values()].includes(item));
  const kept = now.flatMap((item) => pairs.get(item) ?? []);
  const isMoved = kept.some((item, index) => old.indexOf(item) < old.indexOf(kept[index - 1] ?? item));
  const all = (items: readonly FieldNode[]) => items.map((item) => words(item)).join('\n');
  const come = now.filter((item) => !pairs.has(item));
  const change = (what: FieldChange['what'], before: string, after: string): FieldChange => ({
    ...{ node: list, what, before, after },
  });
  return [
    ...now.flatMap((item) => changesIn(pairs.get(item) ?? item, item, words)),
    ...(come.length > 0 ? [change('added', '', all(come))] : []),
    ...(gone.length > 0 ? [change('removed', all(gone), '')] : []),
    ...(isMoved ? [change('moved', all(old), all(now))] : []),
  ];
}
