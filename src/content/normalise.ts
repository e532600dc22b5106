import { capitalised } from './format.ts';
import { withoutInvisible } from './invisible.ts';
import type { FieldSchema } from './schema/field-schema.ts';
import { readEmail } from './email.ts';

/**
 * Eight digits as a Norwegian phone number is read aloud (mobile numbers in 3-2-3), without the country code.
 */
function phone(text: string): string {
  const digits = text.replaceAll(/[\s.-]/g, '').replace(/^(?:\+|00)47(?=\d{8}$)/, '');
  const parts = /^([489]\d\d)(\d\d)(\d{3})$/.exec(digits) ?? /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  return parts?.slice(1).join(' ') ?? text;
}

/** `7`, `07.00`, `0700` and `7:00` as `07:00`. */
function time(text: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[.:,]?(\d{2}))?$/.exec(text) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}

const webAddress = (text: string) =>
  text === '' || !text.includes('.') ? text : `https://${text.replace(/^https?:\/*/i, '')}`;

/** Everyday input as the content has it; whatever cannot be read stays as it was typed. */
export function normalise(schema: FieldSchema, input: string): string {
  const text = withoutInvisible(input).trim();
  if (schema.kind === 'phone') return phone(text);
  if (schema.kind === 'time') return time(text);
  if (schema.kind === 'webAddress') return webAddress(text);
  if (schema.kind === 'orgNumber') {
    const digits = text.replaceAll(/\D/g, '');
    return digits.length === 9 ? digits.replace(/(...)(?=.)/g, '$1 ') : text;
  }
  // Quoted as in the file.
  if (schema.kind === 'colour') return text.replace(/^(['"])(.*)\1$/, '$2');
  if (schema.isCapitalised) return capitalised(text);
  return schema.format === 'email' ? readEmail(text.replaceAll(/\s+/g, ' ')) : text;
}
