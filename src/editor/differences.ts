import { type FieldNode, fileNode, listLabels } from '../content/fieldTree.ts';
import { listFormParts } from './fields/formTree.ts';
import { kinds, describeField } from './fields/kinds.ts';
import { pictureTypes } from '../content/schema/picture.ts';
import { isGroup, isSame, textAt } from '../content/values.ts';
import { toWrittenValue } from './writtenValue.ts';
import type { FileValue } from './values.ts';

/** One of two values of a field, as its owner reads it. */
export interface Side {
  words: string;
  /** Name of the picture that it is about. */
  picture?: string | undefined;
}

/** A field that two versions of a form have different values for. */
interface Difference {
  /** `Ola Nordmann → Telefon`. */
  way: string;
  mine: Side;
  theirs: Side;
}

/** The fields that differ between two versions of a form. */
export function listDifferences(form: string, mine: FileValue, theirs: FileValue): Difference[] {
  const own = fileNode(form, toWrittenValue(form, mine));
  const other = fileNode(form, toWrittenValue(form, theirs));
  return compareNodes(own, other);
}

function compareNodes(mine: FieldNode, theirs: FieldNode): Difference[] {
  if (isSame(mine.value, theirs.value)) return [];
  const isOneField = kinds[mine.schema.kind].isWhole ?? false;
  const isPicture = isGroup(mine.value) && 'file' in mine.value;
  if (!isOneField && !isPicture && mine.schema === theirs.schema) {
    const own = listFormParts(mine);
    const other = listFormParts(theirs);
    const areAlike = own.length > 0 && own.length === other.length;
    if (areAlike) return own.flatMap((part, index) => compareNodes(part, other[index] ?? part));
  }
  const way = listLabels(mine).slice(1).join(' → ');
  return [{ way, mine: describeSide(mine), theirs: describeSide(theirs) }];
}

function describeSide(node: FieldNode): Side {
  const { value, schema } = node;
  const file = textAt(value, 'file') || (pictureTypes(schema).length > 0 ? textAt(value) : '');
  if (file) return { words: textAt(value, 'alt'), picture: file };
  return { words: describeField(node) };
}
