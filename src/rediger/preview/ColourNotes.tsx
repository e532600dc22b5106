import { adjustments } from '../../brand/adjustments.ts';
import { derivePalette } from '../../brand/palette.ts';
import type { FieldPath } from '../../content/check/issue.ts';
import { toBrand } from '../../content/schema/brand.ts';
import { useForm } from '../context.ts';

/** Shows the readable shades that were derived from a firm's colour. */
export function ColourNotes({ field }: { field: FieldPath }) {
  const { value } = useForm();
  const brand = toBrand(value);
  const notes = adjustments(brand, derivePalette(brand)).filter(
    ({ colour }) => field[0] === (colour === brand.main ? 'main' : 'accent'),
  );
  return (
    <div role="status">
      {notes.map(({ message }) => (
        <p key={message} className="note">
          {message}
        </p>
      ))}
    </div>
  );
}
