import { hex } from '../../content/brand/colour.ts';
import { toBrand } from '../../content/schema/brand.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { FieldKind, InputProps } from './kind.ts';
import { LineInput } from './typed.tsx';

function ColourInput(props: InputProps) {
  const { set, value } = useForm();
  const { field, schema } = props;
  const text = textAt(props.value);
  const brand = toBrand(value);
  return (
    <div className="colour-field">
      <input
        type="color"
        aria-label={`Velg ${schema.label}`}
        value={/^#[\da-f]{6}$/i.test(text) ? text : hex(field[0] === 'main' ? brand.main : brand.accent)}
        onChange={({ target }) => set(field, target.value)}
      />
      <LineInput {...props} />
    </div>
  );
}

/** A colour, typed or picked. In the file it has quotation marks, which may be typed here, too. */
export const colour: FieldKind = {
  Input: ColourInput,
  read: (text) => text.replace(/^(['"])(.*)\1$/, '$2'),
};
