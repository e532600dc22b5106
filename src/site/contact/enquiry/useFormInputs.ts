import { type RefObject, useEffect, useState } from 'react';
import { followNearness } from '../../components/followNearness.ts';
import { storeDraft, readDraft } from './draft.ts';
import type { EnquiryEvent } from './state.ts';
import { type EnquiryField, fillEmptyFields, inputOf, readValues } from './enquiryValues.ts';

/** The button that sends the form: that of the row, or after a failed send that of the panel. */
export const submitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type="submit"]');

/** Focuses the button, or while it is disabled the row. */
export function focusSubmit(form: HTMLFormElement) {
  const button = submitButton(form);
  const target = button?.disabled ? form.querySelector<HTMLElement>('[role="group"]') : button;
  target?.focus({ preventScroll: true });
}

/** Focuses a field in the middle of the window, clear of header, notice and consent banner (WCAG 2.4.11). */
export function focusField(form: HTMLFormElement, field: EnquiryField) {
  const input = inputOf(form, field);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}

/**
 * Reads the form's native inputs, so that nothing is lost that was typed, autofilled or restored before
 * hydration. A stored draft fills the fields that are empty.
 */
export function useFormInputs(
  form: RefObject<HTMLFormElement | null>,
  dispatch: (event: EnquiryEvent) => void,
) {
  const [before] = useState(readBuiltForm);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    const read = () => dispatch({ type: 'read', values: readValues(element) });
    const keep = () => {
      storeDraft(readValues(element));
      read();
    };
    // Firefox keeps a button disabled over a reload, whatever the HTML says.
    const button = submitButton(element);
    if (button) button.disabled = false;
    dropRestoredConsent(element);
    exposeRequiredInGecko(element);
    if (before) fillEmptyFields(element, before);
    const draft = readDraft();
    fillEmptyFields(element, draft);
    read();
    if (draft.isSending) dispatch({ type: 'interrupted' });
    // Password managers may set values without an event: they are read before anything is pressed.
    for (const type of ['input', 'change', 'focusout', 'pointerenter', 'pointerdown'])
      element.addEventListener(type, keep, listening);
    for (const type of ['pageshow', 'focus']) addEventListener(type, keep, listening);
    const ignoreForm = followNearness(element, keep);
    return () => {
      listening.abort();
      ignoreForm();
    };
  }, [form, before, dispatch]);
}

/** Read before hydration: React replaces a form that an extension has changed, and loses its values. */
function readBuiltForm() {
  const built = globalThis.document?.querySelector<HTMLFormElement>('#skjema');
  return built ? readValues(built) : undefined;
}

/** Firefox restores the checkbox on reload, but consent is given again; a check before the script stays. */
function dropRestoredConsent(form: HTMLFormElement) {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (!isReload || !CSS.supports('selector(:user-valid)')) return;
  const restored = form.querySelector<HTMLInputElement>('[name="consent"]:checked:not(:user-valid)');
  if (restored) restored.checked = false;
}

/** Gecko exposes empty `required` fields as invalid, whatever `aria-invalid` says. */
function exposeRequiredInGecko(form: HTMLFormElement) {
  if (!CSS.supports('-moz-appearance', 'none')) return;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':required')) {
    field.required = false;
    field.ariaRequired = 'true';
  }
}
