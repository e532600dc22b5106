import { Button } from '../components/Button.tsx';
import { ConsentField, Field } from './Field.tsx';
import { honeypotName } from './useFormInputs.ts';
import { sendHint } from './validation.ts';
import { type EnquiryState, errorOf, isBlocked } from './state.ts';
import type { EnquiryField } from './values.ts';

interface EnquiryFieldsProps {
  state: EnquiryState;
  /** Help under the label of the message. */
  messageHint: string;
}

/** The five fields of the form (docs/specification.md). */
export function EnquiryFields({ state, messageHint }: EnquiryFieldsProps) {
  const text = (name: EnquiryField) => ({ name, readOnly: state.sending, error: errorOf(state, name) });
  return (
    <div className="grid gap-x-cell-x sm:grid-cols-2">
      <Field {...text('name')} label="Navn *" type="text" autoComplete="name" required />
      <Field {...text('email')} label="E-post *" type="email" autoComplete="email" required />
      <Field {...text('phone')} label="Telefon" note="(valgfritt)" type="tel" autoComplete="tel" />
      <Field {...text('message')} label="Melding *" hint={messageHint} required className="col-span-full" />
      <ConsentField error={errorOf(state, 'consent')} />
      {state.values && <Honeypot />}
    </div>
  );
}

/**
 * A field that no person sees and that programs fill in. It comes with the script, which alone looks at it: without scripts
 * the form has none, and it is never sent.
 */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        La dette feltet stå tomt
        <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** The button, and beside it what is missing before it can be used, which is said once the script runs. */
export function SubmitRow({ state }: { state: EnquiryState }) {
  const { values, sending } = state;
  return (
    <div className="mt-2 flex flex-col items-start gap-x-6 gap-y-3 sm:flex-row sm:items-center">
      <Button
        variant="main"
        type="submit"
        disabled={sending || isBlocked(state)}
        aria-describedby={values && 'skjema-mangler'}
        className="flex-none px-8"
      >
        {sending ? 'Sender…' : 'Send melding'}
      </Button>
      <div className="min-h-[3em] max-w-[38ch] content-center text-small text-ink-muted noscript:hidden">
        {values && (
          <p id="skjema-mangler" aria-live="polite">
            {sending ? 'Vent litt, meldingen sendes.' : sendHint(values)}
          </p>
        )}
      </div>
    </div>
  );
}
