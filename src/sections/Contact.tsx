import type { ReactNode } from 'react';
import type { Contact as ContactContent } from '../content/contact.ts';
import type { Firm } from '../content/firm.ts';

interface ContactProps {
  content: ContactContent;
  firm: Firm;
  /** The islands of this section. */
  form: ReactNode;
  map: ReactNode;
}

/** Stub. */
export function Contact({ content, form, map }: ContactProps) {
  return (
    <section id="kontakt">
      {content.title}
      {form}
      {map}
    </section>
  );
}
