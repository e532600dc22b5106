import { Container } from '../components/Container.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Logo } from '../components/Logo.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { hasLongWord, registerSuffix } from '../content/format.ts';
import type { Firm } from '../content/schema/firm.ts';
import { FooterCell, TextList } from './FooterCell.tsx';
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
  const long = services.some((title) => hasLongWord(title, 18));
  const [servicesWidth, firmWidth] = widthsBesideHours(open, long);
  return (
    <footer className="footer on-dark">
      <Container edges>
        <Grid data-long={long || undefined} className="footer-grid">
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
          <FooterCell title={messages.services} className={`xl:max-[90rem]:pr-2 ${servicesWidth}`}>
            <TextList items={services} />
          </FooterCell>
          {open && (
            <FooterCell
              title={messages.openingHours}
              className="max-xs:col-span-2 xl:col-span-8 xl:max-[90rem]:px-6"
            >
              <OpeningHours hours={firm.openingHours} />
            </FooterCell>
          )}
          <FirmCell firm={firm} className={firmWidth} />
          <FooterLegal firm={firm} />
        </Grid>
      </Container>
    </footer>
  );
}

/** Widths of the services and the certifications; the opening hours, if there are any, are between them. */
function widthsBesideHours(open: boolean, hasLongService: boolean): [string, string] {
  if (!open) return ['xl:col-span-11', 'max-sm:col-span-2 xl:col-span-13'];
  const firm = 'max-xs:col-span-2 sm:max-xl:col-span-2';
  return hasLongService
    ? ['xl:col-span-8', `${firm} xl:col-span-8`]
    : ['xl:col-span-7', `${firm} xl:col-span-9`];
}

/** Certifications and organisation number. */
function FirmCell({ firm, className }: { firm: Firm; className: string }) {
  const certified = firm.certifications.length > 0;
  const title = certified ? messages.certifications : messages.organisationNumberTitle;
  return (
    <FooterCell title={title} className={`xl:max-[90rem]:px-6 ${className}`}>
      {certified && (
        <TextList
          items={firm.certifications}
          className="sm:max-xl:columns-2 sm:max-xl:gap-x-[calc(2*var(--spacing-cell-x)+1px)]"
        />
      )}
      <p>
        {messages.organisationNumber} <span className="whitespace-nowrap">{firm.organisationNumber}</span>
        {registerSuffix(firm)}
      </p>
    </FooterCell>
  );
}
