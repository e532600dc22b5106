import { type RefObject, useEffect, useState } from 'react';
import { readEmail } from '../../../content/email.ts';
import { isGroup } from '../../../content/values.ts';
import { isInWindow } from '../../components/isInWindow.ts';
import { withStorage } from '../../components/withStorage.ts';
import {
  type EnquiryField,
  type EnquiryValues,
  isField,
  typedFields,
  type TypedName,
  typedNames,
  type TypedValues,
  typedValues,
  visibleLine,
} from './fields.ts';
import type { EnquiryEvent } from './state.ts';

/* The form's inputs, which own their values: read, kept for the next page, filled in, focused. */

/** How each kind of field is read. A message keeps format characters, which emoji and Hebrew need. */
const readers = {
  text: visibleLine,
  email: (text: string) => readEmail(visibleLine(text)),
  tel: visibleLine,
  message: (text: string) => text,
};

/** The values of a form, whoever filled it in: the visitor, autofill, an extension, a restored page. */
export function readForm(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const read = (name: TypedName) => readers[typedFields[name].kind](String(data.get(name) ?? ''));
  return { ...typedValues(read), consent: data.has('consent') };
}

/** The control of a field. */
const controlOf = (form: HTMLFormElement, name: EnquiryField) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

/** Key in session storage, which holds for this tab and ends with it. The privacy statement names it. */
export const draftKey = 'enquiryDraft';

/** A week, in milliseconds: browsers that restore tabs keep session storage for ever. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** The stored draft of an enquiry, without the consent, which must be given again. */
interface Draft extends TypedValues {
  /** A send has begun, and nobody knows how it ended: the page that is loaded next says so. */
  isUncertain: boolean;
}

const emptyDraft: Draft = { ...typedValues(() => ''), isUncertain: false };

/** The stored draft; empty if there is none, or it is damaged or too old. */
export function readDraft(): Draft {
  const stored = withStorage(() => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as unknown);
  if (!isGroup(stored)) return emptyDraft;
  // `abs`: the clock may have been set back.
  if (!(Math.abs(Date.now() - Number(stored['savedAt'])) < lifetime)) {
    removeDraft();
    return emptyDraft;
  }
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { ...typedValues((name) => textOf(stored[name])), isUncertain: stored['isUncertain'] === true };
}

/** Stores parts of a draft; removes it if no field has a text. */
export function storeDraft(parts: Partial<Draft>) {
  const { isUncertain, ...values }: Draft = { ...readDraft(), ...parts };
  const typed = typedValues((name) => values[name]);
  if (!Object.values(typed).some(Boolean)) return removeDraft();
  const json = JSON.stringify({ ...typed, isUncertain, savedAt: Date.now() });
  withStorage(() => sessionStorage.setItem(draftKey, json));
}

/** Removes the draft, once its enquiry has been sent. */
export const removeDraft = () => void withStorage(() => sessionStorage.removeItem(draftKey));

/** In milliseconds. */
const readInterval = 500;

/**
 * Reads the inputs at every event of the visitor's, and regularly: password managers and restored pages fill
 * them in without one. A stored draft fills the empty ones.
 */
export function useReading(form: RefObject<HTMLFormElement | null>, dispatch: (event: EnquiryEvent) => void) {
  // Before hydration: React replaces a form that an extension has changed, and loses its values.
  const [typedBefore] = useState(readPrerenderedForm);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    let lastValues = '';
    function read(event?: Event) {
      if (!element) return;
      const values = readForm(element);
      const left = leftField(event);
      const json = JSON.stringify(values);
      if (json === lastValues && !left) return;
      lastValues = json;
      storeDraft(values);
      dispatch({ type: 'read', values, left });
    }
    const button = submitButton(element);
    // Firefox keeps a button disabled over a reload, whatever the HTML says.
    if (button) button.disabled = false;
    dropRestoredConsent(element);
    const draft = readDraft();
    if (typedBefore) fillEmptyFields(element, typedBefore);
    fillEmptyFields(element, draft);
    if (draft.isUncertain) dispatch({ type: 'failed' });
    read();
    for (const type of ['input', 'change', 'focusout']) element.addEventListener(type, read, listening);
    const timer = setInterval(read, readInterval);
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, [form, typedBefore, dispatch]);
}

/** The field that has lost the focus, unless the whole window has. */
function leftField(event: Event | undefined): EnquiryField | undefined {
  const { type, target } = event ?? {};
  if (type !== 'focusout' || !(target instanceof Element) || target === document.activeElement)
    return undefined;
  const name = target.getAttribute('name');
  return isField(name) ? name : undefined;
}

function readPrerenderedForm() {
  const built = globalThis.document?.querySelector<HTMLFormElement>('#skjema');
  return built ? readForm(built) : undefined;
}

function fillEmptyFields(form: HTMLFormElement, values: TypedValues) {
  for (const name of typedNames) {
    const control = controlOf(form, name);
    if (control) control.value ||= values[name];
  }
}

/**
 * Firefox restores the checkbox on a reload, but consent must be given again. A box that the visitor ticked
 * before the script ran (`:user-valid`) stays.
 */
function dropRestoredConsent(form: HTMLFormElement) {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (!isReload || !CSS.supports('selector(:user-valid)')) return;
  const restored = form.querySelector<HTMLInputElement>('[name="consent"]:checked:not(:user-valid)');
  if (restored) restored.checked = false;
}

const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type="submit"]');

/** Focuses the button that sends, or while it is disabled its row. */
export function keepFocus(form: HTMLFormElement | null) {
  const button = form && submitButton(form);
  const target = button?.disabled ? button.closest<HTMLElement>('.submit-row') : button;
  target?.focus({ preventScroll: true });
}

/** Scrolls a focused button clear of header, notice and banner, unless the visitor has scrolled it away. */
export function uncoverButton() {
  const row = document.activeElement?.closest<HTMLElement>('.submit-row');
  if (row && isInWindow(row)) row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Focuses a field and scrolls it to the top, where neither notice nor consent banner lies (WCAG 2.4.11). */
export function focusField(form: HTMLFormElement, field: EnquiryField) {
  const control = controlOf(form, field);
  control?.focus({ preventScroll: true });
  // Firefox gives up a smooth scroll when the errors and the notice come.
  control?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
