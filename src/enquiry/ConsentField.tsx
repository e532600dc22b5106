import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { edge, FieldError } from './Field.tsx';

const box = clsx(
  edge,
  'peer size-7 cursor-pointer appearance-none checked:border-strong checked:bg-strong forced-colors:appearance-auto',
);

/** The consent to be contacted (docs/specification.md); natively it is sent as `true`, and left out while unchecked. */
export function ConsentField({ error }: { error: string | undefined }) {
  const id = 'skjema-consent';
  return (
    <div className="col-span-full">
      <div className="flex gap-3.5">
        <span className="relative flex-none">
          <input
            id={id}
            name="consent"
            type="checkbox"
            value="true"
            required
            aria-invalid={error !== undefined}
            aria-describedby={error && `${id}-feil`}
            className={box}
          />
          <Icon
            glyph={Check}
            className="pointer-events-none invisible absolute top-1 left-1 size-5 text-ink-inverse peer-checked:visible forced-colors:hidden"
          />
        </span>
        <label htmlFor={id} className="max-w-[52ch] cursor-pointer">
          Jeg godtar at opplysningene brukes til å kontakte meg angående min henvendelse *
        </label>
      </div>
      <FieldError id={`${id}-feil`} error={error} />
    </div>
  );
}
