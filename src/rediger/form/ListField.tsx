import { useEffect, useRef, useState } from 'react';
import { type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { itemsAt, textAt } from '../../content/values.ts';
import { ItemButtons, QuietButton, UndoNotice } from './buttons.tsx';
import { type FieldProps, idOf, isWithin, useForm } from './context.ts';
import { Labelled } from './Labelled.tsx';

/** A list: its items are added, moved, and removed with a way back. */
export function ListField(props: FieldProps) {
  const { schema, value, field } = props;
  const { set, mistakes } = useForm();
  const [removed, setRemoved] = useState<{ index: number; item: unknown }>();
  const items = itemsAt(value);
  // Keys follow their items, so that what is typed and what is open stays with them.
  const [state, setState] = useState<{ keys: number[]; added?: number }>({ keys: [...items.keys()] });
  const keys = items.map((_, index) => state.keys[index] ?? -1 - index);
  if (!schema.items) return null;

  const change = (next: unknown[], order: number[], added?: number) => {
    setState({ keys: order, ...(added !== undefined && { added }) });
    set(field, next);
  };
  const insert = (item: unknown, index = items.length) => {
    const key = Math.max(0, ...keys) + 1;
    setRemoved(undefined);
    change(items.toSpliced(index, 0, item), keys.toSpliced(index, 0, key), key);
  };
  const remove = (index: number) => {
    setRemoved({ index, item: items[index] });
    change(items.toSpliced(index, 1), keys.toSpliced(index, 1));
  };
  const move = (index: number, by: number) => {
    const moved = <Item,>(list: readonly Item[]) => {
      const [item] = list.slice(index, index + 1);
      return item === undefined ? [...list] : list.toSpliced(index, 1).toSpliced(index + by, 0, item);
    };
    change(moved(items), moved(keys));
  };
  const isFull = items.length >= (schema.maxItems ?? Infinity);
  return (
    <Labelled {...props} required isGroup>
      {() => (
        <>
          <ol className="items" id={idOf(field)} tabIndex={-1}>
            {items.map((item, index) => (
              <Item
                key={keys[index]}
                schema={schema.items ?? {}}
                value={item}
                field={[...field, index]}
                place={[index, items.length]}
                isNew={state.added === keys[index]}
                isWrong={mistakes.some((issue) => isWithin(issue.field, [...field, index]))}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
          <UndoNotice
            text={removed && `${titleOf(schema.items ?? {}, removed.item, removed.index)} er tatt bort.`}
            onUndo={() => removed && insert(removed.item, removed.index)}
          />
          {!isFull &&
            kindsOf(schema.items ?? {}).map(({ label, start }) => (
              <QuietButton key={label} onClick={() => insert(start)}>
                {`Legg til ${label.toLowerCase()}`}
              </QuietButton>
            ))}
        </>
      )}
    </Labelled>
  );
}

/** What can be added to a list, and what each begins as. */
function kindsOf(item: FieldSchema): { label: string; start: unknown }[] {
  if (item.oneOf)
    return item.oneOf.map(({ label = '', properties = {} }) => ({
      label,
      start: Object.fromEntries(
        Object.entries(properties).flatMap(([name, inner]) =>
          inner.const === undefined ? [] : [[name, inner.const]],
        ),
      ),
    }));
  return [{ label: item.label ?? 'linje', start: item.properties ? {} : '' }];
}

/** What an item is called: what its title field says, or its place. */
function titleOf(schema: FieldSchema, item: unknown, index: number): string {
  const { properties = {}, label = 'Punkt' } = groupOf(schema, item);
  const title = Object.keys(properties).find((name) => properties[name]?.isTitle);
  const text = title === undefined ? textAt(item) : textAt(item, title);
  return text ? `«${text}»` : `${label} ${index + 1}`;
}

interface ItemProps extends Omit<FieldProps, 'required'> {
  /** Its place from 0, and how many there are. */
  place: [index: number, count: number];
  isNew: boolean;
  isWrong: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Item({ schema, value, field, place, isNew, isWrong, onMove, onRemove }: ItemProps) {
  const { Field } = useForm();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.querySelector<HTMLElement>('summary, input, textarea')?.focus();
  }, [isNew]);
  const title = titleOf(schema, value, place[0]);
  const buttons = <ItemButtons {...{ title, place, onMove, onRemove }} />;
  if (schema.type === 'string')
    return (
      <li className="item" data-kind="text" ref={item}>
        <Field
          {...{ value, field }}
          schema={{ ...schema, label: `${schema.label ?? ''} ${place[0] + 1}`, hint: '' }}
          required
        />
        {buttons}
      </li>
    );
  return (
    <li className="item" ref={item}>
      <details open={isNew || isWrong || undefined}>
        <summary className="row" data-wrong={isWrong || undefined}>
          {title.replace(/^«|»$/g, '')}
        </summary>
        <div className="item-fields">
          <Field {...{ schema, value, field }} required />
          {buttons}
        </div>
      </details>
    </li>
  );
}
