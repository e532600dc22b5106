import type { ReactNode } from 'react';
import { ContentIcon } from '../../components/Icon.tsx';
import { OpeningHours } from '../../components/OpeningHours.tsx';
import { Section } from '../../components/Section.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import { addressLine } from '../../content/format.ts';
import type { Contact as ContactContent } from '../../content/schema/contact.ts';
import type { Point } from '../../content/schema/fields.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { ConsentMap, MapAddress } from '../../map/MapPlace.tsx';
import { ContactCards } from './ContactCards.tsx';
import { organisationNumberLabel } from './messages.ts';

interface ContactProps {
  content: ContactContent;
  firm: Firm;
  /** The enquiry form. */
  children?: ReactNode;
}

/**
 * The contact section: four ways to reach the firm, the enquiry form with reassurances, opening hours and certifications beside it, and
 * the map. The heading and the cards are compact, so that the link to the section leads to a place where visitors can write.
 */
export function Contact({ content, firm, children }: ContactProps) {
  const Map = firm.map ? ConsentMap : MapAddress;
  return (
    <Section id="kontakt" title={content.title} lead={content.lead} opening="compact">
      <Tiles className="grid-cols-12">
        <ContactCards cards={content.cards} firm={firm} />
        <Cell padding="none" className="contact-form">
          {children}
        </Cell>
        <Tiles layout="bond" className="contact-side">
          <Assurances items={content.assurances} />
          <InfoCards content={content} firm={firm} />
        </Tiles>
        <Cell padding="none" className="col-span-12 grid print:hidden">
          <Map address={addressLine(firm.address)} />
        </Cell>
      </Tiles>
    </Section>
  );
}

/** What a visitor who writes can count on. */
function Assurances({ items }: { items: readonly Point[] }) {
  return (
    <Tiles as="ul" className="assurances">
      {items.map(({ icon, title, text }) => (
        <Cell key={title} as="li" padding="none" tint className="assurance">
          <ContentIcon name={icon} className="size-7 text-strong" />
          <div>
            <h4 className="text-h4 font-semibold">{title}</h4>
            <p>{text}</p>
          </div>
        </Cell>
      ))}
    </Tiles>
  );
}

/** Opening hours, and certifications with the organisation number. */
function InfoCards({ content, firm }: Omit<ContactProps, 'children'>) {
  const { openingHours, certifications, organisationNumber } = firm;
  return (
    <>
      {openingHours.length > 0 && (
        <InfoCard icon="clock" title={content.hoursTitle}>
          <OpeningHours hours={openingHours} />
        </InfoCard>
      )}
      {certifications.length > 0 && (
        <InfoCard icon="badge-check" title={content.certificationsTitle}>
          <ul>
            {certifications.map((certification) => (
              <li key={certification} className="border-t border-divider py-2 hyphens-auto">
                {certification}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-small text-ink-muted">
            {organisationNumberLabel} {organisationNumber}
          </p>
        </InfoCard>
      )}
    </>
  );
}

function InfoCard({ icon, title, children }: Pick<Point, 'icon' | 'title'> & { children: ReactNode }) {
  return (
    <Cell className="contact-info">
      <h3>
        <ContentIcon name={icon} className="size-7 text-accent max-sm:hidden" />
        {title}
      </h3>
      {children}
    </Cell>
  );
}
