import type { ReactNode } from 'react';
import { Cell } from '../../components/Cell.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { Contact as ContactContent } from '../../content/schema/contact.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { Assurances } from './Assurances.tsx';
import { ContactCards } from './ContactCards.tsx';
import { InfoCards } from './InfoCards.tsx';

interface ContactProps {
  content: ContactContent;
  firm: Firm;
  /** The islands of this section. */
  form?: ReactNode;
  map?: ReactNode;
}

/** The contact section: four ways to reach the firm, the enquiry form, the map, opening hours and certifications. */
export function Contact({ content, firm, form, map }: ContactProps) {
  return (
    <Section id="kontakt" labelledBy="kontakt-tittel">
      <Tiles className="grid-cols-12">
        <SectionHead id="kontakt-tittel" title={content.title} lead={content.lead} />
        <ContactCards cards={content.cards} firm={firm} />
        <Cell className="col-span-12 lg:col-span-8 lg:py-[calc(var(--spacing-cell-y)*1.4)] print:hidden">
          {form}
        </Cell>
        <Assurances items={content.assurances} className="col-span-12 lg:col-span-4" />
        <Cell padding="none" className="col-span-12 grid lg:col-span-8 lg:last:col-span-12 print:hidden">
          {map}
        </Cell>
        <InfoCards
          firm={firm}
          hoursTitle={content.hoursTitle}
          certificationsTitle={content.certificationsTitle}
        />
      </Tiles>
    </Section>
  );
}
