import { z } from 'zod';
import { point, sectionHead, text } from './fields.ts';

const cardTitle = text('Overskriften på kortet.');

/** `content/contact.yaml`: the contact section. Phone, e-mail, address and hours come from `firm.yaml`. */
export const contactSchema = z.strictObject({
  ...sectionHead,
  cards: z.strictObject({
    phone: z.strictObject({ title: cardTitle, badge: text('Merket på kortet.') }),
    email: z.strictObject({ title: cardTitle, text: text('Teksten under adressen.') }),
    visit: z.strictObject({ title: cardTitle }),
    booking: z.strictObject({
      title: cardTitle,
      highlight: text('Den første linjen på kortet.'),
      text: text('Den andre linjen på kortet.'),
    }),
  }),
  form: z.strictObject({
    title: text('Overskriften over skjemaet.'),
    messageHint: text('Hjelpeteksten ved meldingsfeltet.'),
  }),
  assurances: z.array(point).length(3).describe('De tre flisene ved siden av skjemaet.'),
  hoursTitle: text('Overskriften over åpningstidene.'),
  certificationsTitle: text('Overskriften over godkjenningene.'),
});

export type Contact = z.output<typeof contactSchema>;
