import { Check } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { FieldError } from './FieldError.tsx';

const box =
  'peer size-7 cursor-pointer appearance-none rounded-arris border border-control bg-surface-raised checked:border-strong checked:bg-strong hover:border-ink aria-invalid:border-error aria-invalid:shadow-[inset_0_-2px_var(--color-error)] forced-colors:appearance-auto';

/** The consent to be contacted (docs/specification.md); natively it is sent as `true`, and left out while unchecked. */
export function ConsentField({ error }: { error: string | undefined }) {
  return (
    <div className="col-span-full">
      <div className="flex gap-3.5">
        <span className="relative flex-none">
          <input
            id="skjema-consent"
            name="consent"
            type="checkbox"
            value="true"
            required
            aria-invalid={error !== undefined}
            aria-describedby={error && 'skjema-consent-feil'}
            className={box}
          />
          <Icon
            glyph={Check}
            className="pointer-events-none invisible absolute top-1 left-1 size-5 text-ink-inverse peer-checked:visible forced-colors:hidden"
          />
        </span>
        <label htmlFor="skjema-consent" className="max-w-[52ch] cursor-pointer">
          Jeg godtar at opplysningene brukes til å kontakte meg angående min henvendelse *
        </label>
      </div>
      <FieldError id="skjema-consent-feil" error={error} />
    </div>
  );
}
