import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { focusEnd, focusField, submitButton } from './focus.ts';
import { type Notice, type ShownNotice, notices } from './notices.ts';
import { fieldErrors, missingFields, sendHint } from './rules.ts';
import { send } from './send.ts';
import { useFormValues } from './useFormValues.ts';
import { type EnquiryField, readValues } from './values.ts';

const untried: ReadonlySet<EnquiryField> = new Set();

/** What the enquiry form knows and does. Until the script runs, `active` is false and the form works natively. */
export function useEnquiry(endpoint: string) {
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<AbortController>(null);
  const turns = useRef(0);
  const [values, readAnew] = useFormValues(form);
  const [tried, setTried] = useState(untried);
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<ShownNotice>();

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

  function show(shown: Notice) {
    turns.current += 1;
    setNotice({ ...shown, turn: turns.current });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending.current) return;
    const element = event.currentTarget;
    const current = readValues(element);
    const [firstWrong, ...otherWrong] = fieldErrors(current).keys();
    setNotice(undefined);
    if (firstWrong) {
      readAnew();
      setTried(new Set([firstWrong, ...otherWrong]));
      if (!current.consent) show(notices.consentMissing);
      focusField(element, firstWrong);
      return;
    }
    setSending(true);
    pending.current = new AbortController();
    const { outcome } = await send(endpoint, current, { abort: pending.current });
    pending.current = null;
    if (outcome === 'sent') {
      element.reset();
      readAnew();
      setTried(untried);
    }
    show(notices[outcome]);
    setSending(false);
  }

  /** Marks a field as tried once the visitor leaves it; a window that loses focus keeps it on the field. */
  function leaveField({ target }: FocusEvent<HTMLFormElement>) {
    const { name } = target as Element as HTMLInputElement;
    if (name && target !== document.activeElement)
      setTried((fields) => new Set(fields).add(name as EnquiryField));
  }

  function closeNotice() {
    setNotice(undefined);
    focusEnd(form.current!);
  }

  const errors = values && fieldErrors(values);
  return {
    form,
    active: values !== undefined,
    sending,
    notice,
    hint: values && sendHint(values),
    blocked: values !== undefined && missingFields(values).length > 0,
    errorOf: (field: EnquiryField) => (tried.has(field) ? errors?.get(field) : undefined),
    submit,
    leaveField,
    closeNotice,
  };
}
