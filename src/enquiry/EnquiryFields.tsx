import { Button } from '../components/Button.tsx';
import { ConsentField, Field } from './Field.tsx';
import { labels } from './messages.ts';
import { type EnquiryState, errorOf, hintOf, isBlocked } from './state.ts';
import type { EnquiryField } from './enquiryValues.ts';

/** The five fields of the form (docs/specification.md). */
export function EnquiryFields({ state, messageHint }: { state: EnquiryState; messageHint: string }) {
  const text = (name: EnquiryField) => ({ name, readOnly: state.sending, error: errorOf(state, name) });
  return (
    <div className="field-grid">
      <Field {...text('name')} label={labels.name} type="text" autoComplete="name" required />
      <Field {...text('email')} label={labels.email} type="email" autoComplete="email" required />
      <Field {...text('phone')} label={labels.phone} note={labels.optional} type="tel" autoComplete="tel" />
      <Field {...text('message')} label={labels.message} hint={messageHint} required />
      <ConsentField error={errorOf(state, 'consent')} />
    </div>
  );
}

/**
 * The button and a hint. The row takes the focus that the button loses when it is disabled, or when the panel
 * with another one replaces it.
 */
export function SubmitRow({ state }: { state: EnquiryState }) {
  const { values, sending, followUp } = state;
  return (
    <div role="group" aria-labelledby="skjema-tittel" tabIndex={-1} className="submit-row">
      {!followUp?.offersContact && (
        <Button
          variant="main"
          type="submit"
          disabled={sending || isBlocked(state)}
          aria-describedby={values && 'skjema-mangler'}
        >
          {sending ? labels.sending : labels.send}
        </Button>
      )}
      <div className="submit-hint note">
        {values && (
          <p id="skjema-mangler" aria-live="polite">
            {hintOf(state)}
          </p>
        )}
      </div>
    </div>
  );
}
