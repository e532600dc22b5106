import { useForm } from '../context.ts';
import { unreadableMistakes } from '../mistakes.ts';

/** Shown instead of a part that cannot be drawn yet, such as a project without a picture. */
export function Incomplete() {
  const { draft } = useForm();
  const [unreadable] = Object.keys(draft.base.texts).flatMap((name) => unreadableMistakes(draft.base, name));
  return (
    <p className="preview-message">
      {unreadable
        ? `Kan ikke vises før filen er rettet: ${unreadable.way}.`
        : 'Fyll ut resten, så vises det her.'}
    </p>
  );
}
