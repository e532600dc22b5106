import { flow } from './flow.ts';
import { listOf, wordItem } from './lists.ts';
import { linked, marked, plainWords } from './marks.ts';
import { tableOf } from './table.ts';
import {
  type Child,
  element,
  type Element,
  isBlank,
  isElement,
  styleOf,
  unwrapped,
  headings,
  isBlock,
} from './tree.ts';

const unseen = 'head style script title xml img svg video audio iframe template noscript select button'.split(
  ' ',
);

const containers =
  'address article aside body center dd details div dl dt figcaption figure footer form header html main nav'
    .split(' ')
    .concat('p', 'pre', 'section', 'summary', 'caption', 'fieldset');

/**
 * What a person sees of a copied text, whichever program copied it: paragraphs, headings, lists, tables,
 * links, bold and italic. Colours, sizes, pictures and what is hidden go.
 */
export const seenIn = (nodes: readonly Child[]): Child[] => flow(nodes.flatMap(seen));

function seen(node: Child): Child[] {
  // Programs make many spaces unbreakable; in a number it was a person.
  if (node.type === 'text')
    return [{ ...node, value: node.value.replaceAll(/(?<!\d)\u00a0|\u00a0(?!\d)/g, ' ') }];
  if (!isElement(node) || unseen.includes(node.tagName)) return [];
  if (/\b(?:display:\s*none|mso-hide:\s*all)/i.test(styleOf(node))) return [];
  const item = wordItem(node);
  if (item) return [element('li', inItem(item.words.flatMap(seen)), item.place)];
  return elementSeen(node, node.children.flatMap(seen));
}

function elementSeen(node: Element, inner: Child[]): Child[] {
  const { tagName, properties } = node;
  if (/^Mso(?:Sub)?Title\b/.test(String(properties['class']))) return headingSeen('h1', inner);
  if (headings.includes(tagName)) return headingSeen(tagName, inner);
  if (containers.includes(tagName)) return isItems(inner) ? inner : flow(marked(node, inner));
  switch (tagName) {
    case 'br':
    case 'hr':
      return [element(tagName, [])];
    case 'blockquote':
      return [element(tagName, flow(inner))];
    case 'a':
      return linked(node, inner);
    case 'ul':
    case 'ol':
      return listOf(tagName, inner, Number(properties['start'] ?? 1));
    case 'li': {
      const level = properties['aria-level'] ?? properties['data-aria-level'];
      return [element('li', inItem(inner), level ? { level: Number(level) } : {})];
    }
    case 'table':
      return tableOf(inner);
    case 'tr':
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return [element(tagName, inner)];
    case 'td':
    case 'th':
      return [element(tagName, inner, { colSpan: Number(properties['colspan'] ?? 1) })];
    default:
      return marked(node, inner);
  }
}

function headingSeen(name: string, inner: Child[]): Child[] {
  const words = plainWords(inner);
  return words.every(isBlank) ? [] : [element(name, words)];
}

/** True for a block that does nothing but hold items of a list. */
const isItems = (nodes: readonly Child[]) =>
  nodes.some(isBlock) &&
  nodes.every((node) => isBlank(node) || (isElement(node, 'li') && 'level' in node.properties));

/** An item's only paragraph as words, so that the list stays dense. */
function inItem(nodes: readonly Child[]): Child[] {
  const blocks = flow(nodes);
  const isOne = blocks.filter((block) => isElement(block, 'p')).length === 1;
  return isOne ? blocks.flatMap(unwrapped('p')) : blocks;
}
