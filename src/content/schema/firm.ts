import { z } from 'zod';
import { networkNames, networkOf } from '../social.ts';
import { confirmed } from './claims.ts';
import { email, longText, phone, several, text, timeOfDay, webAddress } from './fields.ts';

export const weekdays = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const;

const weekday = z
  .enum(weekdays)
  .meta({ label: 'Ukedag', description: `En ukedag med små bokstaver: ${weekdays.join(', ')}.` });

const openingHours = z
  .strictObject({
    from: weekday.meta({ label: 'Fra' }),
    to: weekday.meta({ label: 'Til' }).optional(),
    opens: timeOfDay.meta({ label: 'Åpner' }).optional(),
    closes: timeOfDay.meta({ label: 'Stenger' }).optional(),
    text: text(
      'Tekst i stedet for klokkeslett',
      'Det som står i stedet for klokkeslett, for eksempel Stengt eller Etter avtale.',
    ).optional(),
  })
  .refine((day) => (day.text === undefined) === (day.opens !== undefined && day.closes !== undefined), {
    message: 'Skriv enten når det åpner (opens) og stenger (closes), eller bare en tekst (text).',
  })
  .refine(({ opens, closes }) => opens === undefined || closes === undefined || opens < closes, {
    message: 'Et klokkeslett etter det som står i opens.',
    path: ['closes'],
  })
  .meta({
    label: 'Dag eller dager',
    description: 'Én linje i åpningstidene: from (og to), og enten opens og closes eller text.',
  });

export type OpeningHours = z.output<typeof openingHours>;

/** `content/firm.yaml`: every fact about the company, written once. */
export const firmSchema = z
  .strictObject({
    name: text('Firmanavn', 'Firmaets fulle navn, for eksempel Eksempelbad AS.'),
    shortName: text('Kortnavn', 'Firmaets navn slik det står i logoen, for eksempel Eksempelbad.'),
    founded: z.int().min(1800).max(2100).meta({
      label: 'Stiftet',
      description: 'Året firmaet ble stiftet, fire sifre, for eksempel 2009.',
    }),
    organisationNumber: z
      .string()
      .regex(/^\d{3} \d{3} \d{3}$/)
      .meta({
        label: 'Organisasjonsnummer',
        description: 'Organisasjonsnummeret, ni sifre i grupper på tre, for eksempel 000 000 000.',
      }),
    register: text(
      'Register',
      'Det som skal stå etter organisasjonsnummeret, for eksempel Foretaksregisteret.',
    ).optional(),
    managingDirector: text(
      'Daglig leder',
      'Navnet på daglig leder. Personen må også stå blant de ansatte (staff.yaml).',
    ),
    phone,
    email,
    address: z
      .strictObject({
        street: text('Gateadresse', 'Gateadressen, for eksempel Eksempelveien 1.'),
        postcode: z
          .string()
          .regex(/^\d{4}$/)
          .meta({ label: 'Postnummer', description: 'Postnummeret, fire sifre, for eksempel 0000.' }),
        city: text('Poststed', 'Poststedet, for eksempel Eksempelby.'),
      })
      .meta({ label: 'Adresse' }),
    website: webAddress('Nettsted', 'Adressen til nettstedet, for eksempel https://www.eksempelbad.example.'),
    social: z
      .array(
        webAddress('Adresse', `Adressen til firmaets side på ${networkNames}.`).refine(
          (address) => networkOf(address) !== undefined,
          `Adressen til firmaets side på ${networkNames}. Andre nettsteder kan ikke stå her.`,
        ),
      )
      .max(5)
      .refine((addresses) => new Set(addresses.map(networkOf)).size === addresses.length, {
        message: 'Høyst én side på hvert nettsted.',
      })
      .meta({
        label: 'Sosiale medier',
        description: `Adressene til firmaets sider på ${networkNames}, høyst én av hver. Tom liste ([]) når firmaet ikke har noen.`,
      }),
    serviceArea: text(
      'Område',
      'Området firmaet arbeider i, slik det står i en setning: fra … i nord til … i sør.',
    ),
    openingHours: several(openingHours, [0, 14], {
      label: 'Åpningstider',
      description:
        'Åpningstidene, en linje for hver dag eller gruppe av dager, og to for dager med pause midt på dagen:',
    }),
    certifications: several(
      text('Godkjenning', 'Navnet på en godkjenning, for eksempel Mesterbrev.'),
      [0, 8],
      { label: 'Godkjenninger', description: 'Godkjenningene:' },
    ),
    tagline: text('Slagord', 'Slagordet i bunnen av siden.'),
    description: longText('Om firmaet', 'En setning eller to om firmaet, til bunnen av siden.'),
    copyrightYear: z
      .int()
      .min(1900)
      .max(2100)
      .meta({ label: 'Årstall etter ©', description: 'Årstallet etter ©, fire sifre.' }),
    formProvider: text(
      'Skjemaleverandør',
      'Navnet på firmaet som tar imot kontaktskjemaet, til personvernerklæringen, for eksempel Formspree.',
    ).optional(),
    host: text(
      'Nettvert',
      'Navnet på firmaet som nettstedet ligger hos, til personvernerklæringen, for eksempel Cloudflare.',
    ).optional(),
    map: z
      .boolean()
      .meta({
        label: 'Kart fra Google',
        description:
          'Om kart fra Google Maps vises til den som samtykker (true), eller bare adressen, uten samtykke (false).',
      })
      .default(true),
    confirmed,
    demoNotice: text(
      'Merknad om eksempelet',
      'Merknad om at dette er et eksempel. Ta den bort når innholdet er deres eget.',
    ).optional(),
  })
  .meta({ label: 'Firmaet' });

export type Firm = z.output<typeof firmSchema>;
