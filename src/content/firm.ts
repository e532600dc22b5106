import { z } from 'zod';
import { email, phone, text, timeOfDay, webAddress } from './fields.ts';

export const weekdays = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const;

const weekday = z.enum(weekdays).describe(`En ukedag med små bokstaver: ${weekdays.join(', ')}.`);

const openingHours = z
  .strictObject({
    from: weekday,
    to: weekday.optional(),
    opens: timeOfDay.optional(),
    closes: timeOfDay.optional(),
    text: text('Det som står i stedet for klokkeslett, for eksempel Stengt eller Etter avtale.').optional(),
  })
  .refine((day) => (day.text === undefined) === (day.opens !== undefined && day.closes !== undefined), {
    message: 'Skriv enten både opens og closes, eller bare text.',
  })
  .describe('Én linje i åpningstidene: from (og to), og enten opens og closes eller text.');

export type OpeningHours = z.output<typeof openingHours>;

/** `content/firm.yaml`: every fact about the company, written once. */
export const firmSchema = z.strictObject({
  name: text('Firmaets fulle navn, for eksempel Eksempelbad AS.'),
  shortName: text('Firmaets navn slik det står i logoen, for eksempel Eksempelbad.'),
  founded: z.int().min(1800).max(2100).describe('Året firmaet ble stiftet, fire sifre, for eksempel 2009.'),
  organisationNumber: z
    .string()
    .regex(/^\d{3} \d{3} \d{3}$/)
    .describe('Organisasjonsnummeret, ni sifre i grupper på tre, for eksempel 000 000 000.'),
  register: text('Det som skal stå etter organisasjonsnummeret, for eksempel Foretaksregisteret.').optional(),
  managingDirector: text('Navnet på daglig leder. Personen må også stå i staff.yaml.'),
  phone,
  email,
  address: z.strictObject({
    street: text('Gateadressen, for eksempel Eksempelveien 1.'),
    postcode: z
      .string()
      .regex(/^\d{4}$/)
      .describe('Postnummeret, fire sifre i anførselstegn, for eksempel "0000".'),
    city: text('Poststedet, for eksempel Eksempelby.'),
  }),
  website: webAddress('Adressen til nettstedet, for eksempel https://www.eksempelbad.example.'),
  facebook: webAddress('Adressen til firmaets side på Facebook.'),
  serviceArea: text('Området firmaet arbeider i, slik det står i en setning: fra … i nord til … i sør.'),
  openingHours: z
    .array(openingHours)
    .min(1)
    .describe('Åpningstidene, en linje for hver dag eller gruppe av dager.'),
  certifications: z
    .array(text('Navnet på en godkjenning, for eksempel Mesterbrev.'))
    .min(1)
    .describe('Listen over godkjenninger.'),
  tagline: text('Slagordet i bunnen av siden.'),
  description: text('En setning eller to om firmaet, til bunnen av siden.'),
  copyrightYear: z.int().min(1900).max(2100).describe('Årstallet etter ©, fire sifre.'),
  formProvider: text(
    'Navnet på firmaet som tar imot kontaktskjemaet, til personvernerklæringen, for eksempel Formspree.',
  ).optional(),
  host: text(
    'Navnet på firmaet som nettstedet ligger hos, til personvernerklæringen, for eksempel Cloudflare.',
  ).optional(),
  map: z
    .boolean()
    .describe(
      'true viser kart fra Google Maps til den som samtykker. false viser bare adressen, uten samtykke.',
    )
    .optional(),
  demoNotice: text(
    'Merknad om at dette er et eksempel. Ta bort linjen når innholdet er deres eget.',
  ).optional(),
  pictureHosts: z
    .array(
      z.string().regex(z.regexes.domain).describe('Et vertsnavn uten https://, for eksempel bilder.example.'),
    )
    .describe('Andre nettsteder som bilder kan hentes fra. Tom liste ([]) når alle bilder er egne.'),
});

export type Firm = z.output<typeof firmSchema>;
