import type { FieldKind } from './kind.ts';

/** What tells the members of a union apart: nobody writes it. */
export const fixed: FieldKind = { Input: () => null };
