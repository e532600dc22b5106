import clsx from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { labels } from './messages.ts';
import type { EnquiryField } from './enquiryValues.ts';

interface FieldProps {
  name: EnquiryField;
  label: string;
  /** Follows the label in a quieter tone. */
  note?: string;
  hint?: string;
  /** Without it the field is a `textarea`. */
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  readOnly: boolean;
  error?: string | undefined;
  className?: string;
}

/** A labelled text field with its hint and its error. */
export function Field({ label, note, hint, type, error, className, ...rest }: FieldProps) {
  const id = `skjema-${rest.name}`;
  const described = clsx(hint && `${id}-hjelp`, error && `${id}-feil`) || undefined;
  const field = {
    ...rest,
    id,
    className: 'field-control',
    'aria-invalid': error !== undefined,
    'aria-describedby': described,
  };
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
      {type === undefined ? <textarea {...field} rows={5} /> : <input {...field} type={type} />}
      <FieldError id={`${id}-feil`} error={error} />
    </div>
  );
}

/** The consent to be contacted (docs/specification.md). */
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
            className="field-checkbox"
          />
          <Icon glyph={Check} className="field-check" />
        </span>
        <label htmlFor={id} className="max-w-[52ch] cursor-pointer">
          {labels.consent}
        </label>
      </div>
      <FieldError id={`${id}-feil`} error={error} />
    </div>
  );
}

/** Its space is reserved, so that nothing moves under the pointer when an error appears. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className="field-error">
      {error && <Icon glyph={CircleAlert} className="mt-px size-4" />}
      {/* Page translators replace bare text, which React could then not remove. */}
      {error && <span>{error}</span>}
    </p>
  );
}
