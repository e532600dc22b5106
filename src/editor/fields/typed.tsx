import { fieldText } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { InputProps } from './kind.ts';

interface TypedProps extends InputProps {
  Element: 'textarea' | 'input';
  /** May have line breaks. */
  isLong?: boolean;
}

/** A line of text, whose field grows with it, so that all of it is visible. */
export const TextInput = (props: InputProps) => <Typed {...props} Element="textarea" />;

/** A text of several lines. */
export const LongTextInput = (props: InputProps) => <Typed {...props} Element="textarea" isLong />;

/** A text of a fixed format, or a number. */
export const LineInput = (props: InputProps) => <Typed {...props} Element="input" />;

/** Everyday input, read on blur. */
function Typed({ schema, value, field, attributes, read, Element, isLong = false }: TypedProps) {
  const { set, filled } = useForm();
  // A field that the file leaves out has its default.
  const text = fieldText(value === undefined ? schema.default : value);
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
      const proper = read(text);
      // A default comes back where nothing is written.
      if (proper === '' && schema.default !== undefined) set(field, undefined);
      else if (proper !== text) write(proper);
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
