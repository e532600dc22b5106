import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Logo } from '../components/Logo.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { hasLongWord, registerSuffix } from '../content/format.ts';
import type { Firm } from '../content/schema/firm.ts';
import { FooterContact } from './FooterContact.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import type { HeaderFooterProps } from './HeaderFooterProps.ts';
import { messages } from './messages.ts';

/** The footer of every page (docs/specification.md), with the titles of the services. */
export function Footer({
  firm,
  logo,
  social,
  navigation,
  services,
}: HeaderFooterProps & { services: string[] }) {
  const open = firm.openingHours.length > 0;
  return (
    <footer className="footer on-dark">
      <Container edges>
        <Grid className="footer-grid">
          <GridCell className="max-lg:col-span-2 lg:row-span-3 xl:col-span-12 xl:row-span-2 print:hidden">
            <Logo name={firm.shortName} drawing={logo} place="bottom" />
            <p data-long={hasLongWord(firm.tagline, 17) || undefined} className="footer-tagline">
              {firm.tagline}
            </p>
            <p className="mt-3 max-w-[24.5em] text-ink-muted sm:mt-4">{firm.description}</p>
          </GridCell>
          <FooterCell title={messages.contact} className="max-sm:col-span-2 xl:col-span-12">
            <FooterContact firm={firm} social={social} />
          </FooterCell>
          <FooterCell title={messages.shortcuts} className="xl:col-span-12">
            <nav aria-label={messages.shortcuts}>
              <ul>
                {navigation.map(({ label, href }) => (
                  <li key={href}>
                    <TextLink variant="quiet" href={href}>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          </FooterCell>
          <FooterCell
            title={messages.services}
            className={`xl:max-[90rem]:pr-2 ${open ? 'xl:col-span-7' : 'xl:col-span-11'}`}
          >
            <TextList items={services} />
          </FooterCell>
          {open && (
            <FooterCell title={messages.openingHours} narrow className="max-xs:col-span-2 xl:col-span-8">
              <OpeningHours hours={firm.openingHours} />
            </FooterCell>
          )}
          <FirmCell firm={firm} open={open} />
          <FooterLegal firm={firm} />
        </Grid>
      </Container>
    </footer>
  );
}

interface FooterCellProps {
  title: string;
  /** Less padding at the sides while three cells share a row that is not yet at its widest. */
  narrow?: boolean;
  className: string;
  children: ReactNode;
}

function FooterCell({ title, narrow, className, children }: FooterCellProps) {
  return (
    <GridCell className={clsx('footer-cell', className, narrow && 'xl:max-[90rem]:px-6')}>
      <h2>{title}</h2>
      <div>{children}</div>
    </GridCell>
  );
}

function TextList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Certifications and organisation number. */
function FirmCell({ firm, open }: { firm: Firm; open: boolean }) {
  const certified = firm.certifications.length > 0;
  const title = certified ? messages.certifications : messages.organisationNumberTitle;
  const beside = 'max-xs:col-span-2 sm:max-xl:col-span-2 xl:col-span-9';
  return (
    <FooterCell title={title} narrow className={open ? beside : 'max-sm:col-span-2 xl:col-span-13'}>
      {certified && <TextList items={firm.certifications} className="sm:max-xl:columns-2" />}
      <p>
        {messages.organisationNumber} <span className="whitespace-nowrap">{firm.organisationNumber}</span>
        {registerSuffix(firm)}
      </p>
    </FooterCell>
  );
}
