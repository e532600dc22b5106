import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Logo } from '../components/Logo.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Cell, Tiles, Wall } from '../components/Wall.tsx';
import { registerSuffix } from '../content/format.ts';
import type { Frame } from './frame.ts';
import { FooterContact, FooterLegal } from './FooterCells.tsx';

/** Less room at the sides while three cells share a row on a wall that is not yet at its widest. */
const narrow = 'xl:max-[90rem]:px-6';

/** The foot of every page (docs/specification.md), with the titles of the services. */
export function Footer({ firm, logo, social, navigation, services }: Frame & { services: string[] }) {
  const open = firm.openingHours.length > 0;
  const certified = firm.certifications.length > 0;
  return (
    <footer className="footer on-dark">
      <Wall edges>
        <Tiles className="footer-grid">
          <Cell className="footer-firm">
            <Logo name={firm.shortName} drawing={logo} place="bottom" />
            <p className="footer-tagline">{firm.tagline}</p>
            <p className="mt-3 max-w-[24.5em] text-ink-muted sm:mt-4">{firm.description}</p>
          </Cell>
          <FooterCell title="Kontakt" className="max-sm:col-span-2 xl:col-span-12">
            <FooterContact firm={firm} social={social} />
          </FooterCell>
          <FooterCell title="Snarveier" className="xl:col-span-12">
            <nav aria-label="Snarveier">
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
            title="Tjenester"
            className={`xl:max-[90rem]:pr-2 ${open ? 'xl:col-span-7' : 'xl:col-span-11'}`}
          >
            <ul>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </FooterCell>
          {open && (
            <FooterCell title="Åpningstider" className={`max-xs:col-span-2 xl:col-span-8 ${narrow}`}>
              <OpeningHours hours={firm.openingHours} />
            </FooterCell>
          )}
          <FooterCell
            title={certified ? 'Godkjenninger' : 'Organisasjons\u00ADnummer'}
            className={`${open ? 'max-xs:col-span-2 sm:max-xl:col-span-2 xl:col-span-9' : 'max-sm:col-span-2 xl:col-span-13'} ${narrow}`}
          >
            {certified && (
              <ul className="sm:max-xl:columns-2">
                {firm.certifications.map((certification) => (
                  <li key={certification}>{certification}</li>
                ))}
              </ul>
            )}
            <p>
              Org.nr. <span className="whitespace-nowrap">{firm.organisationNumber}</span>
              {registerSuffix(firm)}
            </p>
          </FooterCell>
          <FooterLegal firm={firm} />
        </Tiles>
      </Wall>
    </footer>
  );
}

function FooterCell({ title, children, className }: ComponentProps<typeof Cell> & { title: string }) {
  return (
    <Cell className={clsx('footer-cell', className)}>
      <h2>{title}</h2>
      <div>{children}</div>
    </Cell>
  );
}
