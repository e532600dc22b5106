import { type Child, element, type Element, isBlank, isElement, styleOf, textOf } from './tree.ts';

/** Where an item stands whose program puts no lists within lists. */
interface Place {
  level: number;
  ordered: boolean;
  start: number;
}

/** An item of a list in Word and Outlook: a paragraph with a level, whose mark is words of its own. */
export function wordItem(node: Element) {
  const [, level] = /mso-list:\s*l\d+ level(\d)/i.exec(styleOf(node)) ?? [];
  if (level === undefined || node.tagName !== 'p') return undefined;
  const { mark, words } = withoutMark(node.children);
  const [, number] = /^\(?(\d+|[a-z]{1,4})[.)]/i.exec(mark.trim()) ?? [];
  const place = { level: Number(level), ordered: number !== undefined, start: Number(number) || 1 };
  return { words, place };
}

/** Words without those that Word shows as the item's mark, and the mark. */
function withoutMark(nodes: readonly Child[]): { mark: string; words: Child[] } {
  let mark = '';
  const words = nodes.flatMap((node): Child[] => {
    if (!isElement(node)) return [node];
    if (/mso-list:\s*ignore/i.test(styleOf(node))) {
      mark += textOf(node);
      return [];
    }
    const inner = withoutMark(node.children);
    mark += inner.mark;
    return [{ ...node, children: inner.words }];
  });
  return { mark, words };
}

/**
 * A list from its parts. Items with a level leave it: Google Docs and Word for the web have one list for each
 * level or item. A list between items is within the item before it.
 */
export function listOf(tagName: 'ol' | 'ul', parts: readonly Child[], start: number): Child[] {
  const shown = parts.filter((part) => !isBlank(part));
  const ordered = tagName === 'ol';
  if (shown.some((part) => isElement(part, 'li') && 'level' in part.properties))
    return shown.map((part) =>
      isElement(part, 'li') ? { ...part, properties: { ordered, start, ...part.properties } } : part,
    );
  const items: Element[] = [];
  for (const part of shown) {
    const last = items.at(-1);
    if (isElement(part, 'li')) items.push(part);
    else if (last) last.children.push(part);
    else items.push(element('li', [part]));
  }
  return items.length > 0 ? [element(tagName, items, { start })] : [];
}

/** Blocks with their items in lists, by level; lists with bullets that follow each other are one. */
export function withLists(blocks: readonly Child[]): Child[] {
  const out: Child[] = [];
  let open: { level: number; list: Element }[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    if (isElement(block, 'li')) open = withItem(open, block, out);
    else if (isElement(block, 'ul') && isElement(last, 'ul')) last.children.push(...block.children);
    else out.push(block);
    if (!isElement(block, 'li')) open = [];
  }
  return out;
}

/** Puts an item into the last list of its level, or into a new one; returns the lists that are open then. */
function withItem(before: readonly { level: number; list: Element }[], item: Element, out: Child[]) {
  const { level = 1, ordered = false, start = 1 } = item.properties as Partial<Place>;
  const tagName = ordered ? 'ol' : 'ul';
  const open = before.filter(
    (each) => each.level < level || (each.level === level && each.list.tagName === tagName),
  );
  if (open.at(-1)?.level !== level) {
    const list = element(tagName, [], { start });
    const around = open.at(-1)?.list.children.at(-1);
    (isElement(around) ? around.children : out).push(list);
    open.push({ level, list });
  }
  open.at(-1)?.list.children.push(element('li', item.children));
  return open;
}
