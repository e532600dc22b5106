import { type RefObject, useEffect, useState } from 'react';
import { keepDraft, readDraft } from './draft.ts';
import { type EnquiryField, type EnquiryValues, fillEmptyFields, readValues } from './values.ts';

/** Name of the hidden field, none that browsers know how to fill in. */
export const honeypotName = 'kontrollsvar';

/** The hidden field of a form, where its script has put one. */
export const honeypot = (form: HTMLFormElement) =>
  form.elements.namedItem(honeypotName) as HTMLInputElement | null;

/** The button that sends the form. */
export const submitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type="submit"]')!;

/** Moves the focus to where the visitor goes on: the button, or the form's heading while the button is disabled. */
export function focusEnd(form: HTMLFormElement) {
  const button = submitButton(form);
  (button.disabled ? form.querySelector<HTMLElement>('h3')! : button).focus({ preventScroll: true });
}

/** Focuses a field in the middle of the window, clear of the header, the notice and the consent banner (WCAG 2.4.11). */
export function focusField(form: HTMLFormElement, field: EnquiryField) {
  const input = form.elements.namedItem(field) as HTMLElement;
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: 'center' });
}

/**
 * Follows what stands in the form's own, uncontrolled inputs. So nothing is lost that was typed, filled in or restored by the
 * browser before the script arrived. What was typed earlier in this tab fills the fields that are empty.
 */
export function useFormInputs(
  form: RefObject<HTMLFormElement | null>,
  tell: (event: { type: 'read'; values: EnquiryValues }) => void,
) {
  const [before] = useState(readBuiltForm);

  useEffect(() => {
    const element = form.current!;
    const listening = new AbortController();
    const read = () => tell({ type: 'read', values: readValues(element) });
    const keep = () => {
      keepDraft(readValues(element));
      read();
    };
    // Firefox keeps a button disabled over a reload, whatever the HTML says.
    submitButton(element).disabled = false;
    dropRestoredConsent(element);
    if (before) fillEmptyFields(element, before);
    fillEmptyFields(element, readDraft());
    read();
    element.addEventListener('input', keep, listening);
    element.addEventListener('change', keep, listening);
    addEventListener('pageshow', read, listening);
    return () => listening.abort();
  }, [form, before, tell]);
}

/**
 * What stands in the form as it was built. Where an extension has changed the page, React makes the form anew, and what was filled in
 * before would be lost with the old one.
 */
function readBuiltForm() {
  const built = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('#skjema');
  return built ? readValues(built) : undefined;
}

/** Firefox keeps the box checked over a reload; a consent is given anew. One that the visitor gave before the script came stays. */
function dropRestoredConsent(form: HTMLFormElement) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' || !CSS.supports('selector(:user-valid)')) return;
  const restored = form.querySelector<HTMLInputElement>('[name="consent"]:checked:not(:user-valid)');
  if (restored) restored.checked = false;
}
