import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { IconButton } from './elements.tsx';
import { RemovedNotice, useRemoved } from './removed.tsx';

interface ListProps<Item> {
  items: readonly Item[];
  /** What an item is called in its buttons. */
  nameOf: (item: Item, index: number) => string;
  /** Called with a function because the list may have changed when a removal is undone. */
  onEdit: (edit: (items: readonly Item[]) => Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
}

const moves = [
  { glyph: ArrowUp, label: 'Flytt opp', by: -1 },
  { glyph: ArrowDown, label: 'Flytt ned', by: 1 },
];

/** Keys for all items: the known ones, and new numbers for items that were appended. */
const extended = (keys: readonly number[], length: number): readonly number[] =>
  keys.length < length ? extended([...keys, Math.max(-1, ...keys) + 1], length) : keys.slice(0, length);

/**
 * A list whose items can be moved, and removed with undo. Keys follow the items, so focus and open parts do.
 */
export function List<Item>({ items, nameOf, onEdit, children }: ListProps<Item>) {
  const [known, setKeys] = useState<readonly number[]>([]);
  const { removed, setRemoved } = useRemoved<{ item: Item; index: number; name: string }>();
  const keys = extended(known, items.length);
  const edit = (change: <Any>(list: readonly Any[]) => Any[]) => {
    setKeys(change(keys));
    onEdit(change);
  };
  const move = (from: number, by: number) =>
    edit((list) => list.toSpliced(from, 1).toSpliced(from + by, 0, ...list.slice(from, from + 1)));
  const remove = (item: Item, index: number, name: string) => {
    setRemoved({ item, index, name });
    edit((list) => list.toSpliced(index, 1));
  };
  const restore = ({ item, index }: { item: Item; index: number }) => {
    setRemoved();
    setKeys(keys.toSpliced(index, 0, Math.max(-1, ...keys) + 1));
    onEdit((list) => list.toSpliced(index, 0, item));
  };
  return (
    <>
      <ol className="items">
        {items.map((item, index) => {
          const name = nameOf(item, index);
          return (
            <li key={keys[index]} className="item">
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
                      onClick={() => isEnd || move(index, by)}
                    />
                  );
                })}
                <IconButton
                  glyph={Trash2}
                  label={`Slett ${name}`}
                  onClick={() => remove(item, index, name)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div role="status">
        {removed && (
          <RemovedNotice key={removed.name} onUndo={() => restore(removed)}>
            {`Slettes når du lagrer: ${removed.name}.`}
          </RemovedNotice>
        )}
      </div>
    </>
  );
}
