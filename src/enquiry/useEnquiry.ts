import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Notice, notices } from './notices.ts';
import { fieldErrors, missingFields, sendHint } from './rules.ts';
import { send } from './send.ts';
import { type EnquiryField, type EnquiryValues, readValues } from './values.ts';

const untried: ReadonlySet<EnquiryField> = new Set();

/**
 * What the enquiry form knows and does. The fields are uncontrolled: the page's own inputs hold the values, so nothing that
 * was typed, filled in or restored before the script arrived is lost. Until then `active` is false and the form works natively.
 */
export function useEnquiry(endpoint: string) {
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<AbortController>(null);
  const [values, setValues] = useState<EnquiryValues>();
  const [tried, setTried] = useState(untried);
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();

  useEffect(() => {
    const element = form.current!;
    const update = () => setValues(readValues(element));
    const show = ({ persisted }: PageTransitionEvent) => {
      // Nobody knows what became of a send that the page was left in: keep the text and say so.
      if (persisted) pending.current?.abort();
      update();
    };
    // Firefox keeps a button disabled over a reload, whatever the HTML says.
    submitButton(element).disabled = false;
    update();
    element.addEventListener('input', update);
    element.addEventListener('change', update);
    addEventListener('pageshow', show);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('change', update);
      removeEventListener('pageshow', show);
    };
  }, []);

  // The button is disabled while sending and drops the focus; give it back when the sending is over.
  useEffect(() => {
    if (!sending) return;
    const element = form.current!;
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === submitButton(element)) focusEnd(element);
    };
  }, [sending]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending.current) return;
    const element = event.currentTarget;
    const current = readValues(element);
    const wrong = [...fieldErrors(current).keys()];
    setValues(current);
    setNotice(undefined);
    if (wrong.length > 0) {
      setTried(new Set(wrong));
      if (!current.consent) setNotice({ ...notices.consentMissing });
      focusField(element, wrong[0]!);
      return;
    }
    setSending(true);
    pending.current = new AbortController();
    const { outcome } = await send(endpoint, current, { abort: pending.current });
    pending.current = null;
    if (outcome === 'sent') {
      element.reset();
      setValues(readValues(element));
      setTried(untried);
    }
    setNotice({ ...notices[outcome] });
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

const submitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type="submit"]')!;

/** Moves the focus to where the form is to be continued: the button, or the heading while the button cannot be used. */
function focusEnd(form: HTMLFormElement) {
  const button = submitButton(form);
  (button.disabled ? form.querySelector<HTMLElement>('h3')! : button).focus({ preventScroll: true });
}

/** Focuses a field in the middle of the window, clear of the header, the notice and the consent banner (WCAG 2.4.11). */
function focusField(form: HTMLFormElement, field: EnquiryField) {
  const input = form.elements.namedItem(field) as HTMLElement;
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: 'center' });
}
