import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { useId } from 'react';
import { lengthFault } from '../content/fault.ts';
import type { FormNode, ListNode } from '../content/node.ts';
import { DropZone } from './DropZone.tsx';
import { HeldField } from './HeldField.tsx';
import { ListCard } from './ListCard.tsx';
import { useTellPictures } from './siblings.ts';
import { Step, useFieldPath } from './Step.tsx';
import type { Held } from './types.ts';
import { heldValue } from './heldValue.ts';

type Element = Held & { key: string };

interface ListInputProps {
  node: ListNode;
  elements: readonly Element[];
  onChange: (elements: readonly { key: string | undefined; value?: unknown }[]) => void;
  forceValidation?: boolean;
}

/** A list: a card for each item, which can be dragged or moved with buttons, and a way to add one where there is room. */
export function ListInput({ node, elements, onChange, forceValidation = false }: ListInputProps) {
  const id = useId();
  const picture = pictureField(node.element);
  const path = useFieldPath();
  const pictures =
    picture === undefined ? [] : elements.map((element) => String(element.fields?.[picture]?.value ?? ''));
  useTellPictures(path, pictures);
  const keys = elements.map(({ key }) => ({ key }));
  const move = (from: number, to: number) => {
    const rest = keys.toSpliced(from, 1);
    onChange(rest.toSpliced(to, 0, keys[from]!));
  };
  const add = (values: unknown[]) =>
    onChange([
      ...keys,
      ...values.map((value) => ({ key: undefined, ...(value !== undefined && { value }) })),
    ]);
  const room = node.max - elements.length;
  const fault = lengthFault(node.min, node.max, elements.length);
  return (
    <div role="group" aria-labelledby={id} className="liste" data-invalid={fault !== undefined}>
      <FieldLabel id={id} elementType="span">
        {node.label}
      </FieldLabel>
      {node.help !== undefined && <FieldDescription>{node.help}</FieldDescription>}
      <ol>
        {elements.map((element, index) => (
          <ListCard
            key={element.key}
            title={`${node.element.label} ${index + 1}`}
            summary={summaryOf(node.element, heldValue(element))}
            place={index}
            count={elements.length}
            list={id}
            isText={node.element.kind === 'text'}
            onMove={move}
            {...(elements.length > node.min && { onRemove: () => onChange(keys.toSpliced(index, 1)) })}
          >
            <Step name={String(index)}>
              <HeldField field={element} forceValidation={forceValidation} />
            </Step>
          </ListCard>
        ))}
      </ol>
      {room > 0 && picture !== undefined && (
        <DropZone
          multiple
          text="Slipp ett eller flere bilder her, eller"
          onPictures={(files) => add(files.slice(0, room).map((file) => ({ [picture]: file })))}
        />
      )}
      {room > 0 && picture === undefined && (
        <button type="button" className="knapp" onClick={() => add([undefined])}>
          Legg til {node.element.label.toLowerCase()}
        </button>
      )}
      {fault !== undefined && (forceValidation || elements.length > 0) && (
        <FieldMessage>{fault}</FieldMessage>
      )}
    </div>
  );
}

/** The field that makes an item one about a picture. */
const pictureField = (element: FormNode) =>
  element.kind === 'group'
    ? Object.keys(element.fields).find((key) => element.fields[key]?.kind === 'picture')
    : undefined;

/** What a card says in its head: the text that an item is known by. */
function summaryOf(element: FormNode, value: unknown): string {
  if (element.kind === 'text') return '';
  const fields = (element.kind === 'variants' ? (value as { value: unknown }).value : value) as Record<
    string,
    unknown
  >;
  const text = ['title', 'name', 'alt', 'from']
    .map((key) => fields[key])
    .find((known) => typeof known === 'string');
  return text ?? '';
}
