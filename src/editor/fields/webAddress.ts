import { readWebAddress } from '../../content/schema/fields.ts';
import type { FieldKind } from './kind.ts';
import { LineInput } from './typed.tsx';

/** The address of another site. */
export const webAddress: FieldKind = {
  Input: LineInput,
  keyboard: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  read: readWebAddress,
};
