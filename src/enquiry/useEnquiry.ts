import { type FocusEvent, type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { focusEnd, focusField, submitButton, honeypot, useFormInputs } from './useFormInputs.ts';
import { newReference } from './reference.ts';
import { fieldErrors } from './validation.ts';
import { type Delivery, send } from './send.ts';
import { asBuilt, isBlocked, nextState } from './state.ts';
import { isField, readValues } from './values.ts';

/** Runs the form: its state (`state.ts`), and what else a submit moves: the post, the draft, the focus. */
export function useEnquiry(delivery: Delivery, referencePrefix: string) {
  const confirmed = delivery.mode === 'confirmed';
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<AbortController>(null);
  const [state, tell] = useReducer(nextState, asBuilt);
  const { sending } = state;
  useFormInputs(form, tell);

  const blocked = isBlocked(state);
  useLayoutEffect(() => {
    // It may have been reached before the script came, and drops the focus when it is disabled.
    if (blocked && document.activeElement === submitButton(form.current!)) focusEnd(form.current!);
  }, [blocked]);

  useEffect(() => {
    if (!sending) return;
    const element = form.current!;
    // The page was left while it was sending and is back: nobody knows what became of it, so keep the text and say so.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && pending.current?.abort();
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      // The button dropped the focus when it was disabled.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === submitButton(element)) focusEnd(element);
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
    const reference = confirmed ? known || newReference(referencePrefix) : '';
    if (confirmed) keepDraft({ reference });
    tell({ type: 'sending', reference });
    pending.current = new AbortController();
    const result = await send(delivery, values, reference, pending.current);
    pending.current = null;
    if (result.outcome === 'sent') {
      element.reset();
      forgetDraft();
    }
    tell({ type: 'ended', result, values });
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
      focusEnd(form.current!);
    },
    /** The visitor says that a person filled in the form: the hidden field is emptied, and the enquiry goes. */
    answerHuman() {
      honeypot(form.current!)!.value = '';
      form.current!.requestSubmit();
    },
  };
}
