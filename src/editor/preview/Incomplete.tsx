import { useForm } from '../context.ts';
import { unreadMistakes } from '../mistakes.ts';

/** Shown instead of a part that cannot be drawn yet, such as a project without a picture. */
export function Incomplete() {
  const { draft } = useForm();
  const unread = Object.keys(draft.base.texts).flatMap((name) => unreadMistakes(draft.base, name));
  const [place] = unread.map(({ way }) => way);
  return (
    <p className="preview-message">
      {place ? `Kan ikke vises før filen er rettet: ${place}.` : 'Fyll ut resten, så vises det her.'}
    </p>
  );
}
