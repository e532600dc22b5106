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
  const long = services.some((title) => hasLongWord(title, 18));
  return (
    <footer className="footer on-dark">
      <Container edges>
        <Grid data-long={long || undefined} className="footer-grid">
          <GridCell className="footer-firm">
            <Logo name={firm.shortName} drawing={logo} place="bottom" />
            {firm.tagline !== undefined && (
              <p data-long={hasLongWord(firm.tagline, 17) || undefined} className="footer-tagline text-h3">
                {firm.tagline}
              </p>
            )}
            <p>{firm.description}</p>
          </GridCell>
          <FooterCell title={messages.contact} className="footer-contact">
            <FooterContact firm={firm} social={social} />
          </FooterCell>
          <FooterCell title={messages.shortcuts} className="footer-shortcuts">
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
          <FooterCell title={messages.services} className="footer-services">
            <TextList items={services} />
          </FooterCell>
          {firm.openingHours.length > 0 && (
            <FooterCell title={messages.openingHours} className="footer-hours">
              <OpeningHours hours={firm.openingHours} />
            </FooterCell>
          )}
          <FirmCell firm={firm} />
          <FooterLegal firm={firm} />
        </Grid>
      </Container>
    </footer>
  );
}

/** Certifications and organisation number. */
function FirmCell({ firm }: { firm: Firm }) {
  const certified = firm.certifications.length > 0;
  const title = certified ? messages.certifications : messages.organisationNumberTitle;
  return (
    <FooterCell title={title} className="footer-certifications">
      {certified && <TextList items={firm.certifications} />}
      <p>
        {messages.organisationNumber} <span className="nowrap">{firm.organisationNumber}</span>
        {registerSuffix(firm)}
      </p>
    </FooterCell>
  );
}
