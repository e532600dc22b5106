import { Button } from '../../components/Button.tsx';
import { ConsentField, Field } from './Field.tsx';
import { labels } from './messages.ts';
import { type EnquiryState, errorOf, hintOf, isBlocked } from './state.ts';
import type { TypedName } from './enquiryFields.ts';

/** The fields of the form (docs/specification.md). */
export function EnquiryFields({ state, messageHint }: { state: EnquiryState; messageHint: string }) {
  const field = (name: TypedName) => ({ name, readOnly: state.sending, error: errorOf(state, name) });
  return (
    <div className="field-grid">
      <Field {...field('name')} />
      <Field {...field('email')} />
      <Field {...field('phone')} />
      <Field {...field('message')} hint={messageHint} />
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
