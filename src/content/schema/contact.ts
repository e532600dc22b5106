import { z } from 'zod';
import { point, sectionHead, text } from './fields.ts';

const cardTitle = text('Overskrift', 'Overskriften på kortet.');

/** `content/contact.yaml`: the contact section. Phone, e-mail, address and hours come from `firm.yaml`. */
export const contactSchema = z
  .strictObject({
    ...sectionHead,
    cards: z
      .strictObject({
        phone: z
          .strictObject({ title: cardTitle, badge: text('Merke', 'Merket på kortet.') })
          .meta({ label: 'Ring' }),
        email: z
          .strictObject({ title: cardTitle, text: text('Tekst', 'Teksten under adressen.') })
          .meta({ label: 'E-post' }),
        visit: z.strictObject({ title: cardTitle }).meta({ label: 'Besøk' }),
        booking: z
          .strictObject({
            title: cardTitle,
            highlight: text('Første linje', 'Den første linjen på kortet.'),
            text: text('Andre linje', 'Den andre linjen på kortet.'),
          })
          .meta({ label: 'Befaring' }),
      })
      .meta({ label: 'De fire kortene' }),
    form: z
      .strictObject({
        title: text('Overskrift', 'Overskriften over skjemaet.'),
        messageHint: text('Hjelpetekst ved meldingen', 'Hjelpeteksten ved meldingsfeltet.'),
      })
      .meta({ label: 'Kontaktskjemaet' }),
    assurances: z
      .array(point)
      .length(3)
      .meta({ label: 'Fliser', description: 'De tre flisene ved siden av skjemaet.' }),
    hoursTitle: text('Overskrift over åpningstidene', 'Overskriften over åpningstidene.'),
    certificationsTitle: text('Overskrift over godkjenningene', 'Overskriften over godkjenningene.'),
  })
  .meta({ label: 'Kontakt' });

export type Contact = z.output<typeof contactSchema>;
