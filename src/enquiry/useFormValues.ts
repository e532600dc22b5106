import { type RefObject, useEffect, useState } from 'react';
import { keepDraft, readDraft } from './draft.ts';
import { submitButton } from './focus.ts';
import { type EnquiryValues, fillEmptyFields, readValues } from './values.ts';

/**
 * Follows what stands in the form's own, uncontrolled inputs; nothing until the script runs. So nothing is lost that was typed,
 * filled in or restored by the browser before the script arrived. What was typed earlier in this tab fills the fields that are
 * empty. The second item reads the form anew.
 */
export function useFormValues(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState<EnquiryValues>();
  const [before] = useState(readBuiltForm);
  const read = () => setValues(readValues(form.current!));

  useEffect(() => {
    const element = form.current!;
    const update = () => setValues(readValues(element));
    const keep = () => {
      const { consent: _, ...typed } = readValues(element);
      keepDraft(typed);
      update();
    };
    // Firefox keeps a button disabled over a reload, whatever the HTML says.
    submitButton(element).disabled = false;
    dropRestoredConsent(element);
    if (before) fillEmptyFields(element, before);
    fillEmptyFields(element, readDraft());
    update();
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    addEventListener('pageshow', update);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
      removeEventListener('pageshow', update);
    };
  }, [form, before]);

  return [values, read] as const;
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
