import type { FieldKind } from './kind.ts';
import { LineInput } from './typed.tsx';

export const number: FieldKind = { Input: LineInput, keyboard: { inputMode: 'numeric' } };
