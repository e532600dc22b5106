import { kinds, readTyped } from '../kinds.ts';
import { fieldText } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { ControlProps } from './fieldProps.ts';

/** A text, whose field grows with it, so that a long line is visible in full. */
export const TextField = (props: ControlProps) => <Typed {...props} Element="textarea" />;

/** A text of a fixed format, or a number. */
export const LineField = (props: ControlProps) => <Typed {...props} Element="input" />;

/** Everyday input, read on blur. */
function Typed({
  schema,
  value,
  field,
  attributes,
  Element,
}: ControlProps & { Element: 'textarea' | 'input' }) {
  const { set, filled } = useForm();
  const text = fieldText(value);
  const { isLong } = kinds[schema.kind];
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
    className: 'input',
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      write(isLong ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ')),
    onBlur: () => {
      const proper = readTyped(schema.kind, text);
      if (proper !== text) write(proper);
    },
  };
  const rows = Math.max(isLong ? 2 : 1, Math.min(12, Math.ceil(text.length / 40)));
  return (
    <>
      <Element {...control} {...(Element === 'textarea' && { rows })} />
      {isNear && (
        <p className={length > maxLength ? 'mistake' : 'note'} id={`${attributes.id}-lengde`}>
          {`${length} av ${maxLength} tegn.`}
          {length > maxLength && ` ${length - maxLength} for mye.`}
        </p>
      )}
    </>
  );
}
