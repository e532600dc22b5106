import { isAllowedLink } from '../../../content/markdown.ts';
import { type Child, element, type Element, isBlank, isBlock, isElement, styleOf, textOf } from './tree.ts';

/** What an element says of its words: bold, italic or struck out, by its name or its style. */
export function marked(node: Element, words: Child[]): Child[] {
  const style = styleOf(node);
  const isNamed = (...names: string[]) => isElement(node, ...names);
  // Google Docs wraps all in a `<b>` that is not bold; Word has `mso-bidi-font-weight`.
  const [, weight] = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style) ?? [];
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/i.test(weight) : isNamed('b', 'strong');
  const isItalic = isNamed('i', 'em') || /(?<![\w-])font-style:\s*italic/i.test(style);
  const names = [isItalic && 'em', isBold && 'strong'].filter((name) => name !== false);
  return names.reduce((inner, name) => within(name, inner), words);
}

/** A link, where the site may have it; to a place in the other document it is none. */
export function linked({ properties }: Element, words: Child[]): Child[] {
  const href = String(properties['href'] ?? '');
  if (!isAllowedLink(href) || href.startsWith('#')) return words;
  // An address that is read as it is needs no marks.
  const isBare = words.map(textOf).join('').trim() === href.replace(/^mailto:/, '');
  return isBare && /^[^\s_*&~]+$/.test(href) ? words : within('a', words, { href });
}

/** Words within a mark, without the spaces around them: Markdown's marks stand beside letters. */
function within(name: string, nodes: readonly Child[], properties = {}): Child[] {
  const first = nodes.findIndex((node) => !isBlank(node) && !isElement(node, 'br'));
  const last = nodes.findLastIndex((node) => !isBlank(node) && !isElement(node, 'br'));
  if (first === -1) return [...nodes];
  if (nodes.some(isBlock))
    return nodes.map((node) =>
      isElement(node) ? { ...node, children: within(name, node.children, properties) } : node,
    );
  const words = nodes.slice(first, last + 1);
  const text = words.map(textOf).join('');
  const space = (isHere: boolean): Child[] => (isHere ? [{ type: 'text', value: ' ' }] : []);
  return [
    ...nodes.slice(0, first),
    ...space(/^\s/.test(text)),
    element(name, trimmed(words), properties),
    ...space(/\s$/.test(text)),
    ...nodes.slice(last + 1),
  ];
}

/** Words without the spaces at their ends. */
const trimmed = (words: readonly Child[]): Child[] =>
  words.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === words.length - 1 ? start.trimEnd() : start };
  });

/** The words of a heading, which is one line and bold already. */
export const plainWords = (nodes: readonly Child[]): Child[] =>
  nodes.flatMap((node): Child[] => {
    if (!isElement(node)) return [node];
    if (node.tagName === 'br' || node.tagName === 'hr') return [{ type: 'text', value: ' ' }];
    const words = plainWords(node.children);
    return isElement(node, 'a') ? [{ ...node, children: words }] : words;
  });

/** Words that stand side by side and are marked alike have one mark. */
export function joined(nodes: readonly Child[]): Child[] {
  const out: Child[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (isElement(node, 'strong', 'em') && isElement(last, node.tagName))
      out.splice(-1, 1, { ...last, children: joined([...last.children, ...node.children]) });
    else out.push(node);
  }
  return out;
}
