import { readTime } from '../../content/times.ts';
import type { FieldKind } from './kind.ts';
import { LineInput } from './typed.tsx';

/** A time of day. */
export const time: FieldKind = { Input: LineInput, read: readTime };
