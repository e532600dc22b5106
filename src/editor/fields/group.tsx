import { listParts, readTitle } from '../../content/fieldTree.ts';
import { textAt } from '../../content/values.ts';
import type { FieldKind, InputProps } from './kind.ts';

/** Fields that belong together. */
export const group: FieldKind = {
  Input: ({ drawFields, ...node }: InputProps) => drawFields(node),
  isGroup: true,
  words: (node, wordsOf) =>
    readTitle(node.schema, node.value) ||
    textAt(node.value, 'alt') ||
    listParts(node)
      .filter(({ value }) => value !== undefined)
      .map(wordsOf)
      .filter(Boolean)
      .join(' '),
};
