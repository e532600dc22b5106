import type { HomeAndConstructionBusinessLeaf, OfferCatalog, OpeningHoursSpecification } from 'schema-dts';
import type { Firm } from '../../../content/schema/firm.ts';
import type { HoursLine } from '../../../content/schema/hours.ts';
import { internationalPhone } from '../../../content/format.ts';
import { asciiEmail } from '../../../content/email.ts';
import { daysOf } from '../../../content/weekdays.ts';

/** The facts that the structured data of the firm is made from. */
export interface BusinessFacts {
  site: URL;
  firm: Firm;
  services: { title: string; services: readonly { title: string; description: string }[] };
  /** Path of the picture on the site. */
  image: string;
  /** Path of the logo on the site. */
  logo: string;
}

/**
 * Describes the firm as schema.org/HomeAndConstructionBusiness. The organisation number is an ISO 6523 code
 * of Norway's register (0192), because `vatID` would claim a VAT registration. Price range, coordinates and
 * reviews are not in the content.
 */
export function describeBusiness({ site, firm, services, image, logo }: BusinessFacts) {
  const hours = hoursSpecification(firm.openingHours);
  return {
    '@type': 'HomeAndConstructionBusiness',
    name: firm.name,
    url: site.href,
    description: firm.description,
    ...(firm.tagline !== undefined && { slogan: firm.tagline }),
    telephone: internationalPhone(firm.phone),
    email: asciiEmail(firm.email),
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.address.street,
      postalCode: firm.address.postcode,
      addressLocality: firm.address.city,
      addressCountry: 'NO',
    },
    ...(firm.serviceArea !== undefined && { areaServed: firm.serviceArea }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(firm.founded !== undefined && { foundingDate: String(firm.founded) }),
    iso6523Code: `0192:${firm.organisationNumber.replaceAll(' ', '')}`,
    image: new URL(image, site).href,
    logo: new URL(logo, site).href,
    ...(firm.social.length > 0 && { sameAs: firm.social }),
    hasOfferCatalog: offerCatalog(services),
  } satisfies HomeAndConstructionBusinessLeaf;
}

/** The lines with times. Others have a text, such as `Etter avtale`, for which schema.org has no form. */
function hoursSpecification(lines: readonly HoursLine[]): OpeningHoursSpecification[] {
  return lines.flatMap(({ opens, closes, ...days }) => {
    if (opens === undefined || closes === undefined) return [];
    const dayOfWeek = daysOf(days).map((day) => englishDays[day]);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
  });
}

const englishDays = {
  mandag: 'https://schema.org/Monday',
  tirsdag: 'https://schema.org/Tuesday',
  onsdag: 'https://schema.org/Wednesday',
  torsdag: 'https://schema.org/Thursday',
  fredag: 'https://schema.org/Friday',
  lørdag: 'https://schema.org/Saturday',
  søndag: 'https://schema.org/Sunday',
} as const;

const offerCatalog = ({ title, services }: BusinessFacts['services']): OfferCatalog => ({
  '@type': 'OfferCatalog',
  name: title,
  itemListElement: services.map(({ title: name, description }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, description },
  })),
});
