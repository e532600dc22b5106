import { readEmail } from '../../content/email.ts';
import type { FieldKind } from './kind.ts';
import { LineInput } from './typed.tsx';

export const email: FieldKind = {
  Input: LineInput,
  keyboard: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  read: (text) => readEmail(text.replaceAll(/\s+/g, ' ')),
};
