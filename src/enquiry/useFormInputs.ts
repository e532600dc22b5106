import { type RefObject, useEffect, useState } from 'react';
import { keepDraft, readDraft } from './draft.ts';
import type { EnquiryEvent } from './state.ts';
import { type EnquiryField, fillEmptyFields, readValues } from './values.ts';

/** Name of the honeypot, which no browser knows how to fill in. */
export const honeypotName = 'kontrollsvar';

/** The honeypot of a form, once its script has added it. */
export const honeypot = (form: HTMLFormElement) =>
  form.elements.namedItem(honeypotName) as HTMLInputElement | null;

/** The button that sends the form. */
export const submitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type="submit"]')!;

/** Moves the focus to the button, or while it is disabled to the row that it is in, which is in the window. */
export function focusSubmit(form: HTMLFormElement) {
  const button = submitButton(form);
  const target = button.disabled ? button.closest<HTMLElement>('[role="group"]') : button;
  target?.focus({ preventScroll: true });
}

/** Focuses a field in the middle of the window, clear of the header, the notice and the consent banner (WCAG 2.4.11). */
export function focusField(form: HTMLFormElement, field: EnquiryField) {
  const input = form.elements.namedItem(field) as HTMLElement;
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: 'center' });
}

/**
 * Reads the form's native, uncontrolled inputs, so that nothing is lost that was typed, autofilled or restored before the
 * script ran. A kept draft fills the fields that are empty.
 */
export function useFormInputs(form: RefObject<HTMLFormElement | null>, tell: (event: EnquiryEvent) => void) {
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
    exposeRequiredInGecko(element);
    if (before) fillEmptyFields(element, before);
    const draft = readDraft();
    fillEmptyFields(element, draft);
    read();
    if (draft.isSending) tell({ type: 'interrupted', reference: draft.reference });
    element.addEventListener('input', keep, listening);
    element.addEventListener('change', keep, listening);
    addEventListener('pageshow', read, listening);
    return () => listening.abort();
  }, [form, before, tell]);
}

/** The values of the prerendered form. Where an extension has changed the page, React replaces the form, and they would be lost. */
function readBuiltForm() {
  const built = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('#skjema');
  return built ? readValues(built) : undefined;
}

/** Firefox restores the checked box over a reload, but a consent is given again. One given before the script ran stays. */
function dropRestoredConsent(form: HTMLFormElement) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' || !CSS.supports('selector(:user-valid)')) return;
  const restored = form.querySelector<HTMLInputElement>('[name="consent"]:checked:not(:user-valid)');
  if (restored) restored.checked = false;
}

/**
 * Gecko exposes an empty `required` field as invalid before the visitor has tried it, whatever `aria-invalid` says.
 * There `aria-required` says the same without it; the script checks the form.
 */
function exposeRequiredInGecko(form: HTMLFormElement) {
  if (!CSS.supports('-moz-appearance', 'none')) return;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':required')) {
    field.required = false;
    field.ariaRequired = 'true';
  }
}
