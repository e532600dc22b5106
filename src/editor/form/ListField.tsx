import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldNode, isWithin, partsOf } from '../../content/fieldTree.ts';
import { isSame, itemsAt, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Photo } from './Photo.tsx';
import { PictureInputs } from './PictureInputs.tsx';
import { Mistake, QuietButton } from './elements.tsx';
import { idOf } from './fieldProps.ts';
import { nameOf, pictureOf, startOf } from './items.ts';
import { List } from './List.tsx';
import { useTextItems } from './useTextItems.ts';

interface ListFieldProps extends FieldNode {
  /** Renders the fields of an item. */
  children: (item: FieldNode) => ReactNode;
}

/** A list of texts, groups or pictures. */
export function ListField({ children, ...list }: ListFieldProps) {
  const { schema, value, field } = list;
  const { set, update, filled } = useForm();
  const place = useRef<HTMLDivElement>(null);
  const { items: inner = schema, maxItems = Infinity } = schema;
  const items = itemsAt(value);
  const picture = inner.properties?.['file'];
  const kinds = inner.oneOf ?? [inner];
  // Added items that nothing was written in are gone when the form is left.
  const dropEmpty = useEffectEvent(() =>
    update(field, (now) => {
      const written = itemsAt(now).filter((item) => !kinds.some((kind) => isSame(item, startOf(kind))));
      return written.length < itemsAt(now).length ? written : now;
    }),
  );
  useEffect(() => () => dropEmpty(), []);
  const add = (start: unknown) => {
    // In the same task as the press: otherwise phones do not open the keyboard.
    flushSync(() => set(field, [...items, start]));
    const added = place.current?.querySelector(':scope > .items > :last-child');
    added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return (
    <div ref={place} {...useTextItems(schema, value, field)}>
      <List
        items={items}
        nameOf={(item, index) => filled(nameOf(inner, item, index))}
        onEdit={(edit) => update(field, (now) => edit(itemsAt(now)))}
      >
        {(_, index) => {
          const part = partsOf(list)[index];
          if (!part) return null;
          return inner.type === 'string' ? (
            children({ ...part, schema: { ...inner, hint: '' } })
          ) : (
            <Item {...part}>{children(part)}</Item>
          );
        }}
      </List>
      {picture && (
        <PictureInputs
          label="Legg til bilder"
          schema={picture}
          room={Math.max(0, maxItems - items.length)}
          onPicture={(file) => update(field, (now) => [...itemsAt(now), pictureOf(inner, file)])}
        />
      )}
      {items.length < maxItems && !picture && (
        <div className="buttons">
          {kinds.map((kind) => (
            <QuietButton key={kind.label} onClick={() => add(startOf(kind))}>
              {`Legg til ${kind.label?.toLowerCase()}`}
            </QuietButton>
          ))}
        </div>
      )}
    </div>
  );
}

/** A collapsible group of a list; open while it has no title or contains a mistake. */
function Item({ schema, value, field, label, children }: FieldNode & { children: ReactNode }) {
  const { mistakes, filled } = useForm();
  const [isNew] = useState(label === `${schema.label} ${Number(field.at(-1)) + 1}`);
  const inside = mistakes.filter((mistake) => isWithin(mistake.field, field));
  const own = inside.find((mistake) => mistake.field.length === field.length);
  const isWrong = inside.length > 0;
  const picture = textAt(value, 'file');
  const part = useRef<HTMLDetailsElement>(null);
  // Only opened: it must not close over the field that a mistake was just mended in.
  useEffect(() => {
    if (part.current && isWrong) part.current.open = true;
  }, [isWrong]);
  return (
    <details ref={part} open={isNew || undefined}>
      <summary className="row" data-wrong={isWrong || undefined}>
        {picture && <Photo name={picture} />}
        <span>{filled(label)}</span>
      </summary>
      <div className="item-fields" id={idOf(field)}>
        {own && <Mistake>{own.text}</Mistake>}
        {children}
      </div>
    </details>
  );
}
