import { Container } from '../components/Container.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Logo } from '../components/Logo.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { hasLongWord, registerSuffix } from '../../content/format.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { FooterCell, TextList } from './FooterCell.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import type { HeaderFooterProps } from '../view/navigation.ts';
import { messages } from './messages.ts';

/** The footer of every page (docs/specification.md), with the titles of the services. */
export function Footer({
  firm,
  logo,
  social,
  navigation,
  services,
}: HeaderFooterProps & { services: string[] }) {
  const hasHours = firm.openingHours.length > 0;
  // A long word does not fit into half a phone, nor into a fourth of a desktop.
  const hasLongService = services.some((title) => hasLongWord(title, 18)) || undefined;
  return (
    <footer className="footer on-dark">
      <Container edges>
        <Grid className="footer-grid">
          <GridCell className="footer-firm screen-only">
            <Logo name={firm.shortName} logo={logo} />
            {firm.tagline !== undefined && (
              <p data-long={hasLongWord(firm.tagline, 17) || undefined} className="footer-tagline text-h3">
                {firm.tagline}
              </p>
            )}
            <p>{firm.description}</p>
          </GridCell>
          <FooterCell title={messages.contact}>
            <FooterContact firm={firm} social={social} />
          </FooterCell>
          <Grid layout="full-rows" data-long={hasLongService} className="footer-cells">
            <FooterCell title={messages.shortcuts}>
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
            <FooterCell title={messages.services}>
              <TextList items={services} />
            </FooterCell>
            {hasHours && (
              <FooterCell title={messages.openingHours}>
                <OpeningHours hours={firm.openingHours} />
              </FooterCell>
            )}
            <FirmCell firm={firm} />
          </Grid>
          <FooterLegal firm={firm} />
        </Grid>
      </Container>
    </footer>
  );
}

/** Certifications and organisation number. */
function FirmCell({ firm }: { firm: Firm }) {
  const hasCertifications = firm.certifications.length > 0;
  const title = hasCertifications ? messages.certifications : messages.organisationNumberTitle;
  return (
    <FooterCell title={title}>
      {hasCertifications && <TextList items={firm.certifications} />}
      <p>
        {messages.organisationNumber} <span className="nowrap">{firm.organisationNumber}</span>
        {registerSuffix(firm)}
      </p>
    </FooterCell>
  );
}
