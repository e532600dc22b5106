import type { ReactNode } from 'react';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { OpeningHours } from '../../components/OpeningHours.tsx';
import { Section } from '../../components/Section.tsx';
import { Grid, GridCell } from '../../components/Grid.tsx';
import { addressLine } from '../../content/format.ts';
import type { ContactContent } from '../../content/schema/contact.ts';
import type { Point } from '../../content/schema/fields.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { AddressMap } from '../../map/AddressMap.tsx';
import { ContactCards } from './ContactCards.tsx';
import { messages } from './messages.ts';

interface ContactProps {
  content: ContactContent;
  firm: Firm;
  /** The enquiry form. */
  children?: ReactNode;
}

/**
 * Contact options, the enquiry form with reassurances, opening hours and certifications beside it, and the
 * map. Heading and cards are compact, so that the form is in view after a jump to the section.
 */
export function Contact({ content, firm, children }: ContactProps) {
  return (
    <Section id="kontakt" title={content.title} lead={content.lead}>
      <Grid className="grid-cols-12">
        <ContactCards cards={content.cards} firm={firm} />
        <GridCell className="col-span-12 lg:col-span-8 lg:py-[calc(var(--spacing-cell-y)*1.4)] print:hidden">
          {children}
        </GridCell>
        {/* The last cells share the height that the form is taller. */}
        <Grid layout="even-rows" className="col-span-12 lg:col-span-4 lg:flex-col">
          <Assurances items={content.assurances} />
          <InfoCards content={content} firm={firm} />
        </Grid>
        <GridCell padding="none" className="col-span-12 grid print:hidden">
          <AddressMap address={addressLine(firm.address)} hasFrame={firm.map} />
        </GridCell>
      </Grid>
    </Section>
  );
}

function Assurances({ items }: { items: readonly Point[] }) {
  return (
    <Grid as="ul" className="flex-[1_1_100%] grid-cols-1 lg:flex-none lg:last:flex-auto print:hidden">
      {items.map(({ icon, title, text }) => (
        <GridCell key={title} as="li" tint className="flex items-center gap-4 py-4">
          <ContentIcon name={icon} className="size-7 text-strong" />
          <div>
            <h4 className="text-h4 font-semibold">{title}</h4>
            <p className="text-ink-muted max-lg:text-small">{text}</p>
          </div>
        </GridCell>
      ))}
    </Grid>
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
            {messages.organisationNumber} {organisationNumber}
          </p>
        </InfoCard>
      )}
    </>
  );
}

function InfoCard({ icon, title, children }: Pick<Point, 'icon' | 'title'> & { children: ReactNode }) {
  return (
    <GridCell className="per-row-1 max-sm:text-small xs:per-row-2 lg:flex-auto">
      <h3 className="mb-2.5 flex items-center gap-2.5 text-h4 font-semibold sm:mb-4">
        <ContentIcon name={icon} className="size-7 text-accent max-sm:hidden" />
        {title}
      </h3>
      {children}
    </GridCell>
  );
}
