import type { z } from 'zod';
import { group, point, sectionHead, boundedList, text } from './fields.ts';

const title = text('Overskrift', 'Overskriften på kortet.');

/** `content/contact.yaml`: the contact section. Phone, e-mail, address and hours come from `firm.yaml`. */
export const contactSchema = group('Kontakt', {
  ...sectionHead,
  cards: group('De fire kortene', {
    phone: group('Ring', { title, badge: text('Merke', 'Merket på kortet.').optional() }),
    email: group('E-post', { title, text: text('Tekst', 'Teksten under adressen.') }),
    visit: group('Besøk', { title }),
    booking: group('Befaring', {
      title,
      highlight: text('Første linje', 'Den første linjen på kortet.'),
      text: text('Andre linje', 'Den andre linjen på kortet.'),
    }),
  }),
  form: group('Kontaktskjemaet', {
    title: text('Overskrift', 'Overskriften over skjemaet.'),
    messageHint: text('Hjelpetekst ved meldingen', 'Hjelpeteksten ved meldingsfeltet.'),
  }),
  assurances: boundedList(point, 'Fliser', 'Flisene ved siden av skjemaet:', { min: 0, max: 3 }),
  hoursTitle: text('Overskrift over åpningstidene', 'Overskriften over åpningstidene.'),
  certificationsTitle: text('Overskrift over godkjenningene', 'Overskriften over godkjenningene.'),
});

/** The texts of the contact section. */
export type ContactContent = z.output<typeof contactSchema>;
