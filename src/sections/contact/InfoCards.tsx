import type { ReactNode } from 'react';
import { Cell } from '../../components/Cell.tsx';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { OpeningHours } from '../../components/OpeningHours.tsx';
import type { Firm } from '../../content/schema/firm.ts';

interface InfoCardsProps {
  firm: Firm;
  hoursTitle: string;
  certificationsTitle: string;
}

/** The two cards beside the map: opening hours, and certifications with the organisation number. */
export function InfoCards({ firm, hoursTitle, certificationsTitle }: InfoCardsProps) {
  return (
    <>
      <InfoCard icon="clock" title={hoursTitle}>
        <OpeningHours hours={firm.openingHours} ground="light" />
      </InfoCard>
      <InfoCard icon="badge-check" title={certificationsTitle}>
        <ul>
          {firm.certifications.map((certification) => (
            <li key={certification} className="border-t border-joint py-2">
              {certification}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-small text-ink-muted">Org.nr. {firm.organisationNumber}</p>
      </InfoCard>
    </>
  );
}

interface InfoCardProps {
  icon: 'clock' | 'badge-check';
  title: string;
  children: ReactNode;
}

function InfoCard({ icon, title, children }: InfoCardProps) {
  return (
    <Cell className="col-span-12 max-sm:text-small min-[22.5rem]:col-span-6 lg:col-span-4 lg:col-start-9">
      <h3 className="mb-2.5 flex items-center gap-2.5 text-h4 font-semibold sm:mb-4">
        <ContentIcon name={icon} className="size-7 text-accent max-sm:hidden" />
        {title}
      </h3>
      {children}
    </Cell>
  );
}
