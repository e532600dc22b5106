import { hex } from '../../content/brand/colour.ts';
import { adjustments } from '../../content/brand/adjustments.ts';
import { derivePalette } from '../../content/brand/palette.ts';
import { toBrand } from '../../content/schema/brand.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { ControlProps } from './fieldProps.ts';
import { Note } from './elements.tsx';
import { LineField } from './TextField.tsx';

/** A colour, typed or picked, with the readable shades derived from it. */
export function ColourField(props: ControlProps) {
  const { set, value } = useForm();
  const { field, schema } = props;
  const text = textAt(props.value);
  const brand = toBrand(value);
  const notes = adjustments(brand, derivePalette(brand)).filter(
    ({ colour }) => field[0] === (colour === brand.main ? 'main' : 'accent'),
  );
  return (
    <>
      <div className="colour-field">
        <input
          type="color"
          aria-label={`Velg ${schema.label}`}
          value={/^#[\da-f]{6}$/i.test(text) ? text : hex(field[0] === 'main' ? brand.main : brand.accent)}
          onChange={({ target }) => set(field, target.value)}
        />
        <LineField {...props} />
      </div>
      <div role="status">
        {notes.map(({ message }) => (
          <Note key={message}>{message}</Note>
        ))}
      </div>
    </>
  );
}
