import { type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { ConsentField, Field } from './Field.tsx';
import { fieldErrors, isField, type TypedName } from './fields.ts';
import {
  focusField,
  keepFocus,
  readForm,
  removeDraft,
  storeDraft,
  uncoverButton,
  useReading,
} from './inputs.ts';
import { labels } from './messages.ts';
import { BrokenForm, type FirmContact, NoticeRegion } from './Notice.tsx';
import { type Delivery, send } from './send.ts';
import { errorOf, hintOf, initialState, isBlocked, nextState } from './state.ts';

/** Serialisable as JSON: `enquiryController.ts` reads it from the page. */
export interface EnquiryFormProps extends Delivery {
  title: string;
  /** Help under the label of the message. */
  messageHint: string;
  firm: FirmContact;
}

/** The enquiry form; phone and e-mail where its code throws. */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary fallback={<BrokenForm firm={props.firm} />}>
      <LiveForm {...props} />
    </ErrorBoundary>
  );
}

/** Posts and validates natively until it is hydrated. */
function LiveForm({ title, messageHint, firm, ...delivery }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** True until the answer: a second press may come before the button is disabled. */
  const isPending = useRef(false);
  const lastClick = useRef<MouseEvent>(undefined);
  const [state, dispatch] = useReducer(nextState, initialState);
  const isNative = state.values === undefined;
  const isSending = state.phase === 'sending';
  const isDisabled = isSending || isBlocked(state);
  useReading(form, dispatch);
  useQuestionBeforeLeaving(isSending);

  useLayoutEffect(() => {
    // A button that is disabled loses the focus a frame later.
    if (document.activeElement?.closest('.submit-row')) keepFocus(form.current);
  }, [isDisabled]);

  useLayoutEffect(() => {
    // The notice would lie over the button.
    if (state.notice) uncoverButton();
  }, [state.notice]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending.current) return;
    const element = event.currentTarget;
    const values = readForm(element);
    const [wrong] = fieldErrors(values).keys();
    if (wrong) {
      dispatch({ type: 'stopped', values });
      return focusField(element, wrong);
    }
    isPending.current = true;
    // If the page is left before the answer, the next one says that the outcome is uncertain.
    storeDraft({ ...values, isUncertain: true });
    dispatch({ type: 'sending' });
    const result = await send(delivery, values);
    isPending.current = false;
    if (result.outcome === 'sent') {
      element.reset();
      removeDraft();
      dispatch({ type: 'sent' });
    }
    // The draft stays uncertain: Firefox and WebKit abort the request of a page that is being left, whose
    // visitor may never see this notice.
    if (result.outcome === 'unknown') dispatch({ type: 'failed' });
    if (result.outcome === 'refused') {
      storeDraft({ isUncertain: false });
      dispatch({ type: 'failed', refusal: result, values });
      const [refused] = Object.keys(result.fields).filter(isField);
      if (refused) focusField(element, refused);
    }
  }

  function closeNotice() {
    storeDraft({ isUncertain: false });
    dispatch({ type: 'closed' });
    keepFocus(form.current);
  }

  const field = (name: TypedName) => ({ name, readOnly: isSending, error: errorOf(state, name), isNative });
  return (
    <>
      <form
        ref={form}
        id="skjema"
        className="enquiry-form"
        action={delivery.endpoint}
        method="post"
        encType="multipart/form-data"
        aria-labelledby="skjema-tittel"
        noValidate={!isNative}
        aria-busy={isSending}
        onClick={({ nativeEvent }) => {
          lastClick.current = nativeEvent;
        }}
        onSubmit={submit}
      >
        <h3 id="skjema-tittel" className="text-h3">
          {title}
        </h3>
        <p className="note">{labels.requiredNote}</p>
        {delivery.accessKey && <input type="hidden" name="access_key" value={delivery.accessKey} />}
        <div className="field-grid">
          <Field {...field('name')} />
          <Field {...field('email')} />
          <Field {...field('phone')} />
          <Field {...field('message')} hint={messageHint} />
          <ConsentField error={errorOf(state, 'consent')} isNative={isNative} />
        </div>
        {/* Takes the focus that the button loses when it is disabled. */}
        <div role="group" aria-labelledby="skjema-tittel" tabIndex={-1} className="submit-row">
          <Button
            variant="main"
            type="submit"
            disabled={isDisabled}
            aria-describedby={isNative ? undefined : 'skjema-mangler'}
          >
            {isSending ? labels.sending : labels.send}
          </Button>
          <div className="submit-hint note">
            {!isNative && (
              <p id="skjema-mangler" aria-live="polite">
                {hintOf(state)}
              </p>
            )}
          </div>
        </div>
        <p className="note">
          {labels.privacy} <TextLink href="/personvern">{labels.privacyLink}</TextLink>.
        </p>
      </form>
      <NoticeRegion state={state} firm={firm} lastClick={lastClick} onClose={closeNotice} />
    </>
  );
}

/** The browser asks before the page is left while a message is on its way. */
function useQuestionBeforeLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
}
