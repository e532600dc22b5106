import type { FieldKind } from './kind.ts';
import { LongTextInput } from './typed.tsx';

/** A paragraph. */
export const longText: FieldKind = { Input: LongTextInput };
