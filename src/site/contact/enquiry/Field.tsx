import { Check, CircleAlert } from 'lucide';
import { Icon } from '../../components/Icon.tsx';
import { type TypedName, typedFields } from './fields.ts';
import { labels } from './messages.ts';

interface FieldProps {
  name: TypedName;
  hint?: string;
  readOnly: boolean;
  error: string | undefined;
  /** The browser validates the field, until the script runs. */
  isNative: boolean;
}

/** A labelled text field with its hint and its error. */
export function Field({ name, hint, readOnly, error, isNative }: FieldProps) {
  const { label, kind, autoComplete, missing } = typedFields[name];
  const required = missing !== undefined;
  const id = `skjema-${name}`;
  const described = [hint && `${id}-hjelp`, error && `${id}-feil`].filter(Boolean).join(' ') || undefined;
  const field = {
    name,
    readOnly,
    autoComplete,
    ...requiredAttributes(required, isNative),
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
        {required ? `${label} *` : label}
        {!required && <span className="note"> {labels.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hjelp`} className="note">
          {hint}
        </p>
      )}
      {/* Names are in no dictionary, and some browsers check the spelling on a server. */}
      {kind === 'message' ? (
        <textarea {...field} rows={5} />
      ) : (
        <input {...field} type={kind} spellCheck={false} />
      )}
      <FieldError id={`${id}-feil`} error={error} />
    </div>
  );
}

/** Firefox exposes an empty `required` field as invalid, whatever `aria-invalid` says. */
const requiredAttributes = (isRequired: boolean, isNative: boolean) => ({
  required: isRequired && isNative,
  'aria-required': isRequired && !isNative ? true : undefined,
});

/** The consent to be contacted (docs/specification.md). */
export function ConsentField({ error, isNative }: Pick<FieldProps, 'error' | 'isNative'>) {
  const id = 'skjema-consent';
  return (
    <div className="consent-field">
      <div>
        <input
          id={id}
          name="consent"
          type="checkbox"
          value="true"
          {...requiredAttributes(true, isNative)}
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
