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
    <Section id="kontakt" title={content.title} lead={content.lead}>
      <Tiles className="grid-cols-12">
        <ContactCards cards={content.cards} firm={firm} />
        <Cell className="col-span-12 lg:col-span-8 lg:py-[calc(var(--spacing-cell-y)*1.4)] print:hidden">
          {children}
        </Cell>
        <Assurances items={content.assurances} />
        <Cell padding="none" className="col-span-12 grid lg:col-span-8 lg:last:col-span-12 print:hidden">
          <Map address={addressLine(firm.address)} />
        </Cell>
        <InfoCards content={content} firm={firm} />
      </Tiles>
    </Section>
  );
}

/** The tinted tiles beside the form: what a visitor who writes can count on. */
function Assurances({ items }: { items: readonly Point[] }) {
  return (
    <Tiles as="ul" className="col-span-12 sm:grid-cols-3 lg:col-span-4 lg:auto-rows-fr lg:grid-cols-1">
      {items.map(({ icon, title, text }) => (
        <Cell
          key={title}
          as="li"
          tint
          className="flex items-center gap-4 max-sm:py-4 sm:flex-col sm:items-start lg:justify-between"
        >
          <ContentIcon name={icon} className="size-7 text-strong" />
          <div>
            <h4 className="text-h4 font-semibold">{title}</h4>
            <p className="text-ink-muted max-sm:text-small">{text}</p>
          </div>
        </Cell>
      ))}
    </Tiles>
  );
}

/** The cards beside the map: opening hours, and certifications with the organisation number. */
function InfoCards({ content, firm }: Omit<ContactProps, 'children'>) {
  const { openingHours, certifications, organisationNumber } = firm;
  if (openingHours.length + certifications.length === 0) return null;
  return (
    <Tiles layout="bond" className="col-span-12 lg:col-span-4 lg:flex-col">
      {openingHours.length > 0 && (
        <InfoCard icon="clock" title={content.hoursTitle}>
          <OpeningHours hours={openingHours} />
        </InfoCard>
      )}
      {certifications.length > 0 && (
        <InfoCard icon="badge-check" title={content.certificationsTitle}>
          <ul>
            {certifications.map((certification) => (
              <li key={certification} className="border-t border-joint py-2 hyphens-auto">
                {certification}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-small text-ink-muted">Org.nr. {organisationNumber}</p>
        </InfoCard>
      )}
    </Tiles>
  );
}

function InfoCard({ icon, title, children }: Pick<Point, 'icon' | 'title'> & { children: ReactNode }) {
  return (
    <Cell className="across-1 max-sm:text-small xs:across-2 lg:flex-auto">
      <h3 className="mb-2.5 flex items-center gap-2.5 text-h4 font-semibold sm:mb-4">
        <ContentIcon name={icon} className="size-7 text-accent max-sm:hidden" />
        {title}
      </h3>
      {children}
    </Cell>
  );
}
