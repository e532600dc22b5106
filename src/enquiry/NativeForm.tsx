import { Mail, Phone } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { readDraft } from './draft.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import type { EnquiryFormProps } from './EnquiryForm.tsx';
import { panelLook } from './FollowUpPanel.tsx';
import { FormFrame } from './FormFrame.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { type EnquiryValues, fillEmptyFields, readValues } from './values.ts';

const way = buttonClass('line', 'max-sm:w-full px-4!');
const noErrors = () => undefined;

/**
 * In the place of a form whose script broke: the same fields with the same text, sent and checked by the browser alone. It
 * uses as little as it can of what may be broken. Whoever had not typed anything is not bothered with words about it.
 */
export function NativeForm({ title, messageHint, firm, referencePrefix: _, ...delivery }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [{ values, focused }] = useState(rescue);
  const typed = [values.name, values.email, values.phone, values.message].some(Boolean);

  useLayoutEffect(() => {
    const { elements } = form.current!;
    fillEmptyFields(form.current!, values);
    (elements.namedItem('consent') as HTMLInputElement).checked = values.consent;
    if (focused) (elements.namedItem(focused) as HTMLElement | null)?.focus({ preventScroll: true });
  }, [values, focused]);

  return (
    <FormFrame ref={form} title={title} delivery={delivery}>
      <EnquiryFields messageHint={messageHint} readOnly={false} errorOf={noErrors} />
      <SubmitRow sending={false} blocked={false} hint={undefined} />
      {typed && (
        <div className={panelLook}>
          <div role="alert">
            <h4 className="text-h4">Noe sviktet i skjemaet</h4>
            <p className="mt-1 max-w-[60ch] text-small">
              Alt du skrev, står fortsatt i skjemaet, og du kan sende det som vanlig. Du kan også ringe eller
              skrive en e-post.
            </p>
          </div>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href={firm.phoneHref} className={way}>
              <Icon glyph={Phone} />
              Ring {firm.phone}
            </a>
            <a href={`mailto:${firm.email}`} className={way}>
              <Icon glyph={Mail} />
              Skriv e-post
            </a>
          </div>
        </div>
      )}
    </FormFrame>
  );
}

/** What stands in the form that is about to go, or where that cannot be read, what was kept; and the field that has the focus. */
function rescue(): { values: EnquiryValues; focused: string | null } {
  const form = document.querySelector<HTMLFormElement>('#skjema');
  const focused = form?.contains(document.activeElement)
    ? document.activeElement!.getAttribute('name')
    : null;
  try {
    return { values: readValues(form!), focused };
  } catch {
    return { values: { ...readDraft(), consent: false }, focused };
  }
}
