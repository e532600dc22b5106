import type { ComponentProps } from 'react';
import { Contact } from '../../sections/contact/Contact.tsx';

/** The contact section. In the form's place stand its words: nobody writes to the firm from here. */
export function ContactView({ content, firm }: Pick<ComponentProps<typeof Contact>, 'content' | 'firm'>) {
  return (
    <Contact content={content} firm={{ ...firm, map: false }}>
      <h3 className="text-h3">{content.form.title}</h3>
      <p className="mt-4 text-ink-muted">{content.form.messageHint}</p>
    </Contact>
  );
}
