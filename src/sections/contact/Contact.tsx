import type { ReactNode } from 'react';
import { Cell } from '../../components/Wall.tsx';
import { Section } from '../../components/Section.tsx';
import { addressLine } from '../../content/format.ts';
import type { Contact as ContactContent } from '../../content/schema/contact.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { ConsentMap, MapAddress } from '../../map/ConsentMap.tsx';
import { Assurances } from './Assurances.tsx';
import { ContactCards } from './ContactCards.tsx';
import { InfoCards } from './InfoCards.tsx';

interface ContactProps {
  content: ContactContent;
  firm: Firm;
  /** The island with the enquiry form. */
  children?: ReactNode;
}

/** The contact section: four ways to reach the firm, the enquiry form, the map, opening hours and certifications. */
export function Contact({ content, firm, children }: ContactProps) {
  const Map = firm.map ? ConsentMap : MapAddress;
  return (
    <Section id="kontakt" title={content.title} lead={content.lead} columns="grid-cols-12">
      <ContactCards cards={content.cards} firm={firm} />
      <Cell className="col-span-12 lg:col-span-8 lg:py-[calc(var(--spacing-cell-y)*1.4)] print:hidden">
        {children}
      </Cell>
      <Assurances items={content.assurances} />
      <Cell padding="none" className="col-span-12 grid lg:col-span-8 lg:last:col-span-12 print:hidden">
        <Map address={addressLine(firm.address)} />
      </Cell>
      <InfoCards content={content} firm={firm} />
    </Section>
  );
}
