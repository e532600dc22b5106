import type { ReactNode } from 'react';
import { ContentIcon } from '../components/ContentIcon.tsx';
import { PointCell } from '../components/PointCell.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { Section, SectionTitle } from '../components/Section.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import type { ContactContent } from '../../content/schema/contact.ts';
import type { Point } from '../../content/schema/fields.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { AddressMap } from './map/AddressMap.tsx';
import { ContactCards, PhoneCard } from './ContactCards.tsx';

/** Words that are not content. */
const messages = { organisationNumber: 'Org.nr.' };

interface ContactProps {
  content: ContactContent;
  firm: Firm;
  /** The enquiry form. */
  children?: ReactNode;
}

/**
 * The phone number beside the heading, other contact options, the enquiry form with reassurances, opening
 * hours and certifications beside it, and the map. What is above the form is compact on phones, so that the
 * form is in view after a jump to the section.
 */
export function Contact({ content, firm, children }: ContactProps) {
  const { openingHours, certifications, organisationNumber } = firm;
  return (
    <Section id="kontakt">
      <Grid className="contact-grid">
        <Grid className="contact-opening on-dark">
          <GridCell className="section-head contact-head">
            <SectionTitle id="kontakt" title={content.title} />
            <p className="supporting">{content.lead}</p>
          </GridCell>
          <PhoneCard card={content.cards.phone} firm={firm} />
        </Grid>
        <ContactCards cards={content.cards} firm={firm} />
        <GridCell className="contact-form screen-only">{children}</GridCell>
        <Grid layout="full-rows" className="contact-facts">
          {content.assurances.length > 0 && <Assurances items={content.assurances} />}
          {openingHours.length > 0 && (
            <InfoCard icon="clock" title={content.hoursTitle}>
              <OpeningHours hours={openingHours} />
            </InfoCard>
          )}
          {certifications.length > 0 && (
            <InfoCard icon="badge-check" title={content.certificationsTitle}>
              <ul>
                {certifications.map((certification) => (
                  <li key={certification}>{certification}</li>
                ))}
              </ul>
              <p className="note">
                {messages.organisationNumber} {organisationNumber}
              </p>
            </InfoCard>
          )}
        </Grid>
        <GridCell padding="none" className="screen-only">
          <AddressMap firm={firm} />
        </GridCell>
      </Grid>
    </Section>
  );
}

function Assurances({ items }: { items: readonly Point[] }) {
  return (
    <Grid as="ul" className="screen-only">
      {items.map((point) => (
        <PointCell key={point.title} point={point} tint className="assurance" />
      ))}
    </Grid>
  );
}

function InfoCard({ icon, title, children }: Pick<Point, 'icon' | 'title'> & { children: ReactNode }) {
  return (
    <GridCell className="info-card">
      <h3 className="text-h4">
        <ContentIcon name={icon} />
        {title}
      </h3>
      {children}
    </GridCell>
  );
}
