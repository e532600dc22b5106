import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { normalise } from '../normalise.ts';
import { type FieldProps, useForm } from './context.ts';
import { Labelled } from './Labelled.tsx';

/** The keyboard that a phone shows. */
function keyboardOf({ kind, format, type }: FieldSchema) {
  if (kind === 'phone') return { inputMode: 'tel' } as const;
  if (kind === 'webAddress') return { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  if (format === 'email') return { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;
  return kind === 'orgNumber' || type === 'integer' ? ({ inputMode: 'numeric' } as const) : {};
}

/** A text, a long text or a number. Everyday input is written properly when the field is left. */
export function TextField({ schema, value, field, required }: FieldProps) {
  const { set, leave, people } = useForm();
  const isNumber = schema.type === 'integer';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const write = (written: string) =>
    set(
      field,
      isNumber && /^\d+$/.test(written.trim())
        ? Number(written)
        : written === '' && !required
          ? undefined
          : written,
    );
  const most = schema.maxLength ?? Infinity;
  return (
    <Labelled {...{ schema, field, required }}>
      {(described) => {
        const control = {
          ...described,
          ...keyboardOf(schema),
          className: 'input',
          autoComplete: 'off',
          value: text,
          onChange: ({ target }: { target: { value: string } }) => write(target.value),
          onBlur: () => {
            const proper = normalise(schema, text);
            if (proper !== text) write(proper);
            leave(field);
          },
        };
        return (
          <>
            {schema.kind === 'longText' ? (
              <textarea {...control} rows={Math.min(12, Math.max(3, Math.ceil(text.length / 40)))} />
            ) : (
              <input {...control} list={schema.kind === 'person' ? `${described.id}-valg` : undefined} />
            )}
            {schema.kind === 'person' && (
              <datalist id={`${described.id}-valg`}>
                {people.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            )}
            {most <= 160 && text.length > most * 0.8 && (
              <p className="hint">{`${text.length} av høyst ${most} tegn`}</p>
            )}
          </>
        );
      }}
    </Labelled>
  );
}
