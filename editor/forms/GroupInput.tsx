import { Text } from '@keystar/ui/typography';
import { use, useId } from 'react';
import { faultsOfGroup } from '../content/fault.ts';
import type { FormNode, GroupNode } from '../content/node.ts';
import { PictureAround } from './FocusInput.tsx';
import { HeldField } from './HeldField.tsx';
import type { Held } from './types.ts';
import { heldValue } from './heldValue.ts';

interface GroupInputProps {
  node: GroupNode;
  fields: Record<string, Held>;
  forceValidation?: boolean;
  /** A group in a list has its name on its card. */
  isNamed?: boolean;
}

/** Fields that belong together. A picture stands beside what is said about it. */
export function GroupInput({ node, fields, forceValidation = false, isNamed = true }: GroupInputProps) {
  const id = useId();
  const around = use(PictureAround);
  const picture = Object.keys(fields).find((key) => node.fields[key]?.kind === 'picture');
  const faults = faultsOfGroup(node, heldValue({ schema: { kind: 'object' }, fields } as unknown as Held));
  return (
    <div
      role="group"
      {...(isNamed && { 'aria-labelledby': id })}
      className={isNamed ? 'gruppe gruppe--navn' : 'gruppe'}
      data-invalid={faults.length > 0}
    >
      {isNamed && (
        <Text id={id} weight="semibold" size="medium" color="neutralEmphasis">
          {node.label}
        </Text>
      )}
      <PictureAround value={picture === undefined ? around : String(fields[picture]?.value ?? '')}>
        <div className={picture === undefined ? undefined : 'med-bilde'}>
          {picture !== undefined && <HeldField field={fields[picture]!} forceValidation={forceValidation} />}
          <div className="felter">
            {Object.entries(fields).map(
              ([key, field]) =>
                key !== picture && (
                  <div key={key} className={isShort(node.fields[key]) ? 'plass' : 'plass plass--bred'}>
                    <HeldField field={field} forceValidation={forceValidation} />
                  </div>
                ),
            )}
          </div>
        </div>
      </PictureAround>
      {faults.map((fault) => (
        <p key={fault} className="feil" role="alert">
          {fault}
        </p>
      ))}
    </div>
  );
}

/** Short fields stand side by side. */
const isShort = (node: FormNode | undefined) =>
  node?.kind === 'choice' || node?.kind === 'number' || (node?.kind === 'text' && node.size === 'short');
