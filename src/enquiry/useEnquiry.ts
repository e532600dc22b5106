import { type FocusEvent, type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { newReference } from './reference.ts';
import { type Delivery, send } from './send.ts';
import { asBuilt, isBlocked, nextState } from './state.ts';
import { focusField, focusSubmit, honeypot, submitButton, useFormInputs } from './useFormInputs.ts';
import { fieldErrors } from './validation.ts';
import { isField, readValues } from './values.ts';

/** Runs the form: its state (`state.ts`), and the side effects of a submit: post, draft and focus. */
export function useEnquiry(delivery: Delivery, referencePrefix: string) {
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<AbortController>(null);
  const [state, tell] = useReducer(nextState, asBuilt);
  const { sending } = state;
  useFormInputs(form, tell);

  const blocked = isBlocked(state);
  useLayoutEffect(() => {
    // The button may have been focused before the script came, and loses the focus when it is disabled.
    if (blocked && document.activeElement === submitButton(form.current!)) focusSubmit(form.current!);
  }, [blocked]);

  useEffect(() => {
    if (!sending) return;
    const element = form.current!;
    const listening = new AbortController();
    // The browser asks before the page is left.
    addEventListener('beforeunload', (event) => event.preventDefault(), listening);
    // The page was left while it was sending, and is back from the back/forward cache without its request.
    addEventListener('pageshow', ({ persisted }) => persisted && pending.current?.abort(), listening);
    return () => {
      listening.abort();
      // The button lost the focus when it was disabled.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === submitButton(element)) focusSubmit(element);
    };
  }, [sending]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending.current) return;
    const element = event.currentTarget;
    const values = readValues(element);
    const [wrong] = fieldErrors(values).keys();
    if (wrong) {
      tell({ type: 'stopped', values });
      return focusField(element, wrong);
    }
    if (honeypot(element)?.value) return tell({ type: 'doubted' });

    const known = readDraft().reference || state.reference;
    const attempt = { reference: known || newReference(referencePrefix), isRepeat: known !== '' };
    // A page that is reloaded meanwhile reads there that a send has begun.
    keepDraft({ ...values, reference: attempt.reference, isSending: true });
    tell({ type: 'sending', reference: attempt.reference });
    pending.current = new AbortController();
    const result = await send(delivery, values, attempt, pending.current);
    pending.current = null;
    const reference = result.outcome === 'failed' ? known : attempt.reference;
    if (result.outcome === 'sent' || result.outcome === 'received') {
      element.reset();
      forgetDraft();
    } else keepDraft({ reference, isSending: false });
    tell({ type: 'ended', result, values, reference });
    const [refused] = Object.keys(result.outcome === 'refused' ? result.fields : {}).filter(isField);
    if (refused) focusField(element, refused);
  }

  return {
    form,
    state,
    submit,
    /** Marks a field as tried once the visitor leaves it; a window that loses focus keeps it on the field. */
    leaveField({ target }: FocusEvent<HTMLFormElement>) {
      const { name } = target as Element as HTMLInputElement;
      if (isField(name) && target !== document.activeElement) tell({ type: 'left', field: name });
    },
    closeNotice() {
      tell({ type: 'closed' });
      focusSubmit(form.current!);
    },
    /** The visitor says that a person filled in the form: empties the honeypot and submits. */
    answerHuman() {
      honeypot(form.current!)!.value = '';
      form.current!.requestSubmit();
    },
  };
}
