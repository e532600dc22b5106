import { readOrganisationNumber } from '../../content/schema/firm.ts';
import type { FieldKind } from './kind.ts';
import { LineInput } from './typed.tsx';

/** An organisation number, in groups of three. */
export const orgNumber: FieldKind = {
  Input: LineInput,
  keyboard: { inputMode: 'numeric' },
  read: readOrganisationNumber,
};
