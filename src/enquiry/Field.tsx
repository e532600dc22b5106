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
}

/** A labelled text field with its hint and its error. */
export function Field({ label, note, hint, type, error, ...rest }: FieldProps) {
  const id = `skjema-${rest.name}`;
  const described = [hint && `${id}-hjelp`, error && `${id}-feil`].filter(Boolean).join(' ') || undefined;
  const field = {
    ...rest,
    id,
    // Arabic and Hebrew begin at the right.
    dir: 'auto',
    className: 'field-control',
    'aria-invalid': error !== undefined,
    'aria-describedby': described,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {note && <span className="note"> {note}</span>}
      </label>
      {hint && (
        <p id={`${id}-hjelp`} className="note">
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
    <div className="consent-field">
      <div>
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
        <Icon glyph={Check} />
        <label htmlFor={id}>{labels.consent}</label>
      </div>
      <FieldError id={`${id}-feil`} error={error} />
    </div>
  );
}

/** Its space is reserved, so that nothing moves under the pointer when an error appears. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className="field-error">
      {error && <Icon glyph={CircleAlert} />}
      {/* Page translators replace bare text, which React could then not remove. */}
      {error && <span>{error}</span>}
    </p>
  );
}
