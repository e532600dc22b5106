import type { ReactNode } from 'react';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { OpeningHours } from '../../components/OpeningHours.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { Contact } from '../../content/schema/contact.ts';
import type { Firm } from '../../content/schema/firm.ts';

/** The cards beside the map: opening hours, and certifications with the organisation number. */
export function InfoCards({ content, firm }: { content: Contact; firm: Firm }) {
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

interface InfoCardProps {
  icon: 'clock' | 'badge-check';
  title: string;
  children: ReactNode;
}

function InfoCard({ icon, title, children }: InfoCardProps) {
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
