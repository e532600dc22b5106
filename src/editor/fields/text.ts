import type { FieldKind } from './kind.ts';
import { TextInput } from './typed.tsx';

/** A line of text. */
export const text: FieldKind = { Input: TextInput };
