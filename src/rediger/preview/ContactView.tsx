import type { ComponentProps } from 'react';
import { addressLine } from '../../content/format.ts';
import { MapAddress } from '../../map/ConsentMap.tsx';
import { Contact } from '../../sections/contact/Contact.tsx';

/** The contact section. In the form's place stand its words: nobody writes to the firm from here. */
export function ContactView({ content, firm }: Pick<ComponentProps<typeof Contact>, 'content' | 'firm'>) {
  return (
    <Contact
      content={content}
      firm={firm}
      form={
        <>
          <h3 className="text-h3">{content.form.title}</h3>
          <p className="mt-4 text-ink-muted">{content.form.messageHint}</p>
        </>
      }
      map={<MapAddress address={addressLine(firm.address)} />}
    />
  );
}
