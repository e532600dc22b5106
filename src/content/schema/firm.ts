import type { z } from 'zod';
import { social } from './social.ts';
import {
  date,
  digits,
  withHint,
  email,
  group,
  longText,
  phone,
  boundedList,
  text,
  webAddress,
  year,
  yesOrNo,
} from './fields.ts';
import { hoursLine } from './hours.ts';
import { enquiries, host } from './providers.ts';
import { capitalised } from '../format.ts';
import { parseUrl } from '../parseUrl.ts';

/** Formats an organisation number in groups of three digits; a text without nine digits stays as it is. */
export function readOrganisationNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.length === 9 ? digits.replace(/(...)(?=.)/g, '$1 ') : typed;
}

/** True if the last digit is the check digit of the others (modulus 11, as the register documents it). */
function isOrganisationNumber(written: string): boolean {
  const digits = [...written.replaceAll(' ', '')].map(Number);
  const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += weight * (digits[index] ?? 0);
  return sum % 11 === 0;
}

const certification = text('Godkjenning', 'Navnet på en godkjenning, for eksempel Mesterbrev.');

const fact = (label: string, description: string, maxLength?: number) =>
  withHint(text(label, description, maxLength)).meta({ isFact: true });

const bulletin = group('Beskjed øverst på siden', {
  text: withHint(
    text(
      'Beskjed',
      'For eksempel at dere har ferie, og når dere er tilbake. Står øverst på alle sidene.',
      160,
    ),
  ),
  firstDay: date(
    'Første dag',
    'Beskjeden vises fra denne dagen. Uten en dag vises den med en gang.',
  ).optional(),
  lastDay: date(
    'Siste dag',
    'Beskjeden forsvinner av seg selv når denne dagen er slutt. Uten en dag står den til du tar den bort.',
  ).optional(),
}).refine(({ firstDay = '', lastDay }) => lastDay === undefined || firstDay <= lastDay, {
  path: ['lastDay'],
  message: 'Siste dag må være samme dag som første dag, eller senere.',
});

/** `content/firm.yaml`: every fact about the firm. */
export const firmSchema = group('Firmaet', {
  name: text('Firmanavn', 'Firmaets fulle navn, for eksempel Eksempelbad AS.').meta({ isFact: true }),
  // 32 characters fit on three lines in the header of the narrowest phone.
  shortName: fact('Kortnavn', 'Navnet slik det står i logoen, høyst 32 tegn.', 32),
  founded: year(1800, 'Stiftet', 'Året firmaet ble stiftet, fire sifre, for eksempel 2009.').optional(),
  organisationNumber: digits(
    /^\d{3} \d{3} \d{3}$/,
    'Organisasjonsnummer',
    'Organisasjonsnummeret, ni sifre i grupper på tre, for eksempel 000 000 000.',
    readOrganisationNumber,
  )
    .refine(
      isOrganisationNumber,
      'Organisasjonsnummeret slik det står i Brønnøysundregistrene. Ett eller flere av sifrene er feil.',
    )
    .meta({ isFact: true, kind: 'orgNumber', hint: 'Ni sifre.' }),
  register: withHint(text('Register', 'Det som skal stå etter organisasjonsnummeret.')).optional(),
  directorTitle: fact(
    'Tittelen til lederen',
    'Daglig leder, eller Innehaver i et enkeltpersonforetak.',
    40,
  ).default('Daglig leder'),
  phone: phone.meta({ isFact: true }),
  email: email.meta({ isFact: true }),
  address: group('Adresse', {
    street: text('Gateadresse', 'Gateadressen, for eksempel Eksempelveien 1.'),
    postcode: digits(/^\d{4}$/, 'Postnummer', 'Postnummeret, fire sifre, for eksempel 0000.'),
    city: text('Poststed', 'Poststedet, for eksempel Eksempelby.').overwrite(capitalised),
  }).meta({ isFact: true }),
  website: webAddress('Nettsted', 'Adressen til nettstedet, uten noe etter domenet.')
    .refine((address) => parseUrl(address)?.pathname === '/', 'Adressen slutter etter domenet, uten noe bak.')
    .meta({ isFact: true }),
  social: social.meta({ isFact: true }),
  serviceArea: fact(
    'Område',
    'Der dere tar oppdrag, slik det står i en setning: fra … i nord til … i sør. Søkemotorer får det, og ' +
      'tekster kan nevne det som {område}.',
    60,
  ).optional(),
  openingHours: boundedList(
    hoursLine,
    'Åpningstider',
    'Åpningstidene, en linje for hver dag eller gruppe av dager, og to for dager med pause midt på dagen:',
    { min: 0, max: 14 },
  ).meta({
    isFact: true,
    kind: 'hours',
    hint: 'For eksempel 07–16, 07–11 og 12–16, eller Stengt. En tom dag vises ikke.',
  }),
  certifications: boundedList(certification, 'Godkjenninger', 'Godkjenningene:', { min: 0, max: 8 }),
  tagline: withHint(text('Slagord', 'Slagordet i bunnen av siden.')).optional(),
  description: withHint(longText('Om firmaet', 'En setning eller to, til bunnen av siden.')),
  copyrightYear: year(1900, 'Årstall etter ©', 'Årstallet etter ©, fire sifre.'),
  bulletin: bulletin.optional(),
  enquiries: enquiries.optional(),
  host: host.optional(),
  map: yesOrNo(
    true,
    'Kart fra Google',
    'Kart fra Google Maps vises til den som samtykker. ' +
      'Uten kart vises bare adressen, og det spørres ikke om samtykke.',
  ),
  demoNotice: text('Merknad om eksempelet', 'Merknad om at dette er et eksempel, i bunnen av siden.')
    .meta({ isHidden: true })
    .optional(),
});

export type Firm = z.output<typeof firmSchema>;
