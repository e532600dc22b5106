import { type RefObject, useEffect, useState } from 'react';
import { submitButton } from './focus.ts';
import { type EnquiryValues, readValues } from './values.ts';

/**
 * Follows what stands in the form's own, uncontrolled inputs; nothing until the script runs. So nothing is lost that was typed,
 * filled in or restored by the browser before the script arrived. The second item reads the form anew.
 */
export function useFormValues(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState<EnquiryValues>();
  const read = () => setValues(readValues(form.current!));

  useEffect(() => {
    const element = form.current!;
    const update = () => setValues(readValues(element));
    // Firefox keeps a button disabled over a reload, whatever the HTML says.
    submitButton(element).disabled = false;
    update();
    element.addEventListener('input', update);
    element.addEventListener('change', update);
    addEventListener('pageshow', update);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('change', update);
      removeEventListener('pageshow', update);
    };
  }, [form]);

  return [values, read] as const;
}
