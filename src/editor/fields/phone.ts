import { readPhone } from '../../content/phone.ts';
import type { FieldKind } from './kind.ts';
import { LineInput } from './typed.tsx';

/** A telephone number, in the groups in which it is read aloud. */
export const phone: FieldKind = { Input: LineInput, keyboard: { inputMode: 'tel' }, read: readPhone };
