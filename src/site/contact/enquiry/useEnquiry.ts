import { type FocusEvent, type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { removeDraft, storeDraft } from './draft.ts';
import { type Delivery, send } from './send.ts';
import { initialState, isBlocked, nextState } from './state.ts';
import { focusField, focusSubmit, submitButton, useFormInputs } from './useFormInputs.ts';
import { fieldErrors } from './validation.ts';
import { isField, readValues } from './enquiryValues.ts';

/** The form's state (`state.ts`), and the side effects of a submit: post, draft and focus. */
export function useEnquiry(delivery: Delivery) {
  const form = useRef<HTMLFormElement>(null);
  const isPending = useRef(false);
  const isLeft = useRef(false);
  const [state, dispatch] = useReducer(nextState, initialState);
  const { sending } = state;
  useFormInputs(form, dispatch);

  const blocked = isBlocked(state);
  useLayoutEffect(() => {
    // A disabled button loses the focus that it may have had before the script ran.
    if (blocked && form.current && document.activeElement === submitButton(form.current))
      focusSubmit(form.current);
  }, [blocked]);

  useEffect(() => {
    // Rendered before the page enters the back/forward cache, or the notice would flash when it is back.
    const leave = () => flushSync(() => dispatch({ type: 'away' }));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!sending || !element) return;
    const listening = new AbortController();
    addEventListener(
      'beforeunload',
      (event) => {
        isLeft.current = true;
        // The browser asks before the page is left.
        event.preventDefault();
      },
      listening,
    );
    return () => {
      listening.abort();
      // The button lost the focus when it was disabled.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === submitButton(element)) focusSubmit(element);
    };
  }, [sending]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending.current) return;
    const element = event.currentTarget;
    const values = readValues(element);
    const [wrong] = fieldErrors(values).keys();
    if (wrong) {
      dispatch({ type: 'stopped', values });
      return focusField(element, wrong);
    }

    // If the page is reloaded meanwhile, the draft says that a send had begun.
    storeDraft({ ...values, isSending: true });
    dispatch({ type: 'sending' });
    [isPending.current, isLeft.current] = [true, false];
    const result = await send(delivery, values);
    isPending.current = false;
    // Firefox and WebKit abort the request of a page that is being left.
    const isInterrupted = result.outcome === 'unknown' && isLeft.current;
    if (result.outcome === 'sent') {
      element.reset();
      removeDraft();
    } else storeDraft({ isSending: isInterrupted });
    if (isInterrupted) return dispatch({ type: 'interrupted' });
    dispatch({ type: 'ended', result, values });
    const [refused] = Object.keys(result.outcome === 'refused' ? result.fields : {}).filter(isField);
    if (refused) focusField(element, refused);
  }

  return {
    form,
    state,
    submit,
    /** Marks a field as touched once it loses the focus, unless the whole window did. */
    leaveField({ target }: FocusEvent<HTMLFormElement>) {
      const name = target.getAttribute('name');
      if (isField(name) && target !== document.activeElement) dispatch({ type: 'left', field: name });
    },
    closeNotice() {
      dispatch({ type: 'closed' });
      if (form.current) focusSubmit(form.current);
    },
  };
}
