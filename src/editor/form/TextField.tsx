import { type ClipboardEvent, useRef } from 'react';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { normalise } from '../../content/normalise.ts';
import { useForm } from '../context.ts';
import { fieldText } from '../values.ts';
import { pastePlain } from './pasting.ts';
import { isPersonName, withRenamed } from './renaming.ts';
import type { ControlProps } from './fieldProps.ts';

/** The keyboard that a phone shows. */
function keyboardOf({ kind, format, type }: FieldSchema) {
  if (kind === 'phone') return { inputMode: 'tel' } as const;
  if (kind === 'webAddress') return { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  if (format === 'email') return { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;
  return kind === 'orgNumber' || type === 'integer' ? ({ inputMode: 'numeric' } as const) : {};
}

/** A text or a number, normalised on blur. */
export function TextField({ schema, value, field, attributes }: ControlProps) {
  const { set, filled, file, change } = useForm();
  const atFocus = useRef('');
  const text = fieldText(value);
  const isLong = schema.kind === 'longText' || schema.kind === 'alt';
  // Grows with its text, so that a long line is visible in full.
  const isText = isLong || (!schema.kind && !schema.format && schema.type === 'string');
  const write = (written: string) =>
    set(field, schema.type === 'integer' && /^\d+$/.test(written.trim()) ? Number(written) : written);
  const { maxLength = Infinity } = schema;
  const { length } = filled(text).trim();
  // Shown when the text nears its limit.
  const isNear = length > maxLength * 0.85;
  const described = [attributes['aria-describedby'], isNear && `${attributes.id}-lengde`];
  const control = {
    ...attributes,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    ...keyboardOf(schema),
    className: 'input',
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      write(isLong ? target.value : target.value.replaceAll('\n', ' ')),
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      pastePlain(event, isLong ? '\n' : ' '),
    onFocus: () => {
      atFocus.current = text;
    },
    onBlur: () => {
      const proper = normalise(schema, text);
      if (proper !== text) write(proper);
      if (isPersonName(file, field)) change((now) => withRenamed(now, atFocus.current, proper));
    },
  };
  const rows = Math.max(isLong ? 2 : 1, Math.min(12, Math.ceil(text.length / 40)));
  return (
    <>
      {isText ? <textarea {...control} rows={rows} /> : <input {...control} />}
      {isNear && (
        <p className={length > maxLength ? 'mistake' : 'note'} id={`${attributes.id}-lengde`}>
          {`${length} av ${maxLength} tegn.`}
          {length > maxLength && ` ${length - maxLength} for mye.`}
        </p>
      )}
    </>
  );
}
