import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { listParts } from '../../content/fieldTree.ts';
import { itemsAt, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { ChoosePictures } from '../pictures/ChoosePictures.tsx';
import { itemKey, createKey } from '../values.ts';
import { QuietButton } from '../elements.tsx';
import { isUntouched, getItemName, createItem, createPicture } from './items.ts';
import type { FieldKind, InputProps } from './kind.ts';
import { ListItem } from './ListItem.tsx';
import { MovableList, moveItem } from './MovableList.tsx';
import { RemovedNotice, useRemoved } from './removed.tsx';
import { useTextItems } from './useTextItems.ts';

/** A list of texts, groups or pictures. */
function ListInput({ drawField, drawFields, ...list }: InputProps) {
  const { schema, value, field } = list;
  const { set, update, filled, form, session } = useForm();
  const place = useRef<HTMLDivElement>(null);
  const { removed, setRemoved } = useRemoved<{ item: unknown; index: number; name: string }>();
  const { items: inner = schema, maxItems = Infinity } = schema;
  const items = itemsAt(value);
  const parts = listParts(list);
  const picture = inner.properties?.['file'];
  const members = inner.oneOf ?? [inner];
  const edit = (change: (items: readonly unknown[]) => unknown[]) =>
    update(field, (now) => change(itemsAt(now)));

  // Added items that nothing was written in are gone when the form is left.
  const dropUntouched = useEffectEvent(() => {
    // One of them may wait for its picture.
    if (session.choices.isPending(form)) return;
    update(field, (now) => {
      const written = itemsAt(now).filter((item) => !isUntouched(inner, item));
      return written.length < itemsAt(now).length ? written : now;
    });
  });
  useEffect(() => () => dropUntouched(), []);

  const add = (item: unknown) => {
    // In the same task as the press: otherwise phones do not open the keyboard.
    flushSync(() => set(field, [...items, item]));
    const added = place.current?.querySelector(':scope > .items > :last-child');
    added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const remove = (index: number) => {
    setRemoved({ item: items[index], index, name: filled(getItemName(inner, items[index], index)) });
    edit((now) => now.toSpliced(index, 1));
  };
  const restore = ({ item, index }: { item: unknown; index: number }) => {
    setRemoved();
    edit((now) => now.toSpliced(index, 0, item));
  };
  return (
    <div ref={place} {...useTextItems(schema, value, field)}>
      <MovableList
        items={items}
        keyOf={(item, index) => textAt(item, itemKey) || index}
        nameOf={(item, index) => filled(getItemName(inner, item, index))}
        onMove={(from, to) => edit((now) => moveItem(now, from, to))}
        onRemove={remove}
      >
        {(_, index) => {
          const part = parts[index];
          if (!part) return null;
          return inner.type === 'string' ? (
            drawField({ ...part, schema: { ...inner, hint: '' } })
          ) : (
            <ListItem {...part}>{drawFields(part)}</ListItem>
          );
        }}
      </MovableList>
      <div role="status">
        {removed && (
          <RemovedNotice key={removed.name} onUndo={() => restore(removed)}>
            {`Slettes når du lagrer: ${removed.name}.`}
          </RemovedNotice>
        )}
      </div>
      {picture && (
        <ChoosePictures
          label="Legg til bilder"
          schema={picture}
          place={field}
          room={Math.max(0, maxItems - items.length)}
          onPicture={(list, file) => [
            ...itemsAt(list),
            { [itemKey]: createKey(), ...(createPicture(inner, file) as object) },
          ]}
        />
      )}
      {items.length < maxItems && !picture && (
        <div className="buttons">
          {members.map((kind) => (
            <QuietButton key={kind.label} onClick={() => add(createItem(kind))}>
              {`Legg til ${kind.label?.toLowerCase()}`}
            </QuietButton>
          ))}
        </div>
      )}
    </div>
  );
}

/** A list, whose items can be added, moved and removed. */
export const list: FieldKind = {
  Input: ListInput,
  isGroup: true,
  words: (node, wordsOf) => listParts(node).map(wordsOf).filter(Boolean).join('\n'),
};
