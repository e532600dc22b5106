import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldNode, isWithin, readTitle } from '../../content/fieldTree.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Mistake } from '../elements.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { getFieldId } from './fieldId.ts';

/** A collapsible group of a list; open while it has no title or contains a mistake. */
export function ListItem({ schema, value, field, label, children }: FieldNode & { children: ReactNode }) {
  const { mistakes, filled, form } = useForm();
  const hasName = readTitle(schema, value) !== '' || textAt(value, 'alt') !== '';
  const [isNew] = useState(!hasName);
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
        {picture && <Photo form={form} name={picture} />}
        <span>{filled(label)}</span>
      </summary>
      <div className="item-fields" id={getFieldId(field)}>
        {own && <Mistake>{own.text}</Mistake>}
        {children}
      </div>
    </details>
  );
}
