import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../elements.tsx';

interface MovableListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string | number;
  /** What an item is called in its buttons. */
  nameOf: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

const moves = [
  { glyph: ArrowUp, label: 'Flytt opp', by: -1 },
  { glyph: ArrowDown, label: 'Flytt ned', by: 1 },
];

/** A list with an item in another place. */
export const moveItem = <Item,>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** A list whose items can be moved and removed. The focus follows an item that is moved. */
export function MovableList<Item>({
  items,
  keyOf,
  nameOf,
  onMove,
  onRemove,
  children,
}: MovableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, by: number, label: string) => {
    flushSync(() => onMove(from, from + by));
    const item = list.current?.children[from + by];
    item?.querySelector<HTMLElement>(`:scope > .item-buttons > [aria-label^='${label}']`)?.focus();
  };
  return (
    <ol className="items" ref={list}>
      {items.map((item, index) => {
        const name = nameOf(item, index);
        return (
          <li key={keyOf(item, index)} className="item">
            {children(item, index)}
            <div className="item-buttons">
              {(items.length > 1 ? moves : []).map(({ glyph, label, by }) => {
                // Not `disabled`: the button would lose the focus when its item reaches the end.
                const isEnd = items[index + by] === undefined;
                return (
                  <IconButton
                    key={label}
                    glyph={glyph}
                    label={`${label} ${name}`}
                    aria-disabled={isEnd}
                    onClick={() => {
                      if (!isEnd) move(index, by, label);
                    }}
                  />
                );
              })}
              <IconButton glyph={Trash2} label={`Slett ${name}`} onClick={() => onRemove(index)} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
