import type { EnquiryField } from './values.ts';

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
