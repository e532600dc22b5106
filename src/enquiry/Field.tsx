import clsx from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import type { EnquiryField } from './values.ts';

/** The edge of a field for text and of the box; what is wrong has a line at its foot. */
const edge = clsx(
  'rounded-arris border border-control bg-surface-raised hover:border-ink',
  'aria-invalid:border-error aria-invalid:shadow-[inset_0_-2px_var(--color-error)]',
);
const control = clsx(
  edge,
  'w-full px-3.5 py-3 transition-[border-color,box-shadow] read-only:bg-surface-tint',
  'focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
);
const box = clsx(
  edge,
  'peer size-7 cursor-pointer appearance-none checked:border-strong checked:bg-strong forced-colors:appearance-auto',
);

interface FieldProps {
  name: EnquiryField;
  label: string;
  /** Stands after the label in a quieter tone. */
  note?: string;
  hint?: string;
  /** Type of the input; a text of several lines has none. */
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  readOnly: boolean;
  error?: string | undefined;
  className?: string;
}

/** A labelled field for text, with its help above it and what is wrong below. */
export function Field({ label, note, hint, type, error, className, ...rest }: FieldProps) {
  const id = `skjema-${rest.name}`;
  const described = clsx(hint && `${id}-hjelp`, error && `${id}-feil`) || undefined;
  const field = { ...rest, id, 'aria-invalid': error !== undefined, 'aria-describedby': described };
  return (
    <div className={clsx('grid content-start', className)}>
      <label htmlFor={id} className="mb-1.5 justify-self-start font-medium">
        {label}
        {note && <span className="text-small font-regular text-ink-muted"> {note}</span>}
      </label>
      {hint && (
        <p id={`${id}-hjelp`} className="-mt-1 mb-2 text-small text-ink-muted">
          {hint}
        </p>
      )}
      {type === undefined ? (
        <textarea {...field} rows={5} className={clsx(control, 'resize-y')} />
      ) : (
        <input {...field} type={type} className={clsx(control, 'min-h-13')} />
      )}
      <FieldError id={`${id}-feil`} error={error} />
    </div>
  );
}

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

/** What is wrong with a field. Its line is always there, so that nothing moves under the pointer when the words appear. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p
      id={id}
      className="flex min-h-7 items-start gap-1.5 pt-1 text-small leading-[1.25] text-error sm:min-h-8"
    >
      {error && <Icon glyph={CircleAlert} className="mt-px size-4" />}
      {/* An element of its own: a translator moves bare text away, and React could not remove it any more. */}
      {error && <span>{error}</span>}
    </p>
  );
}
