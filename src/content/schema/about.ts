import { z } from 'zod';
import { ratios } from '../cropRegion.ts';
import { withHint, group, list, longText, point, boundedList, text, title, webAddress } from './fields.ts';
import { icon } from './icons.ts';
import { picture, pictureFile } from './picture.ts';

const credential = {
  title: title('Overskrift', 'Overskriften på kortet.'),
  text: text('Tekst', 'En setning om godkjenningen eller partneren.'),
};

const credentialCard = z
  .discriminatedUnion('kind', [
    group('Godkjenning med ikon', {
      ...credential,
      kind: z.literal('approval').meta({ kind: 'fixed' }),
      issuer: text('Utstedt av', 'Utstederen av godkjenningen, for eksempel Mesterbrevnemnda.').optional(),
      register: webAddress('Register', 'Adressen til registeret med godkjenningen.').optional(),
      icon,
    }),
    group('Partner', {
      ...credential,
      kind: z.literal('partner').meta({ kind: 'fixed' }),
      logo: pictureFile.meta({ label: 'Logo', kind: 'logo', minWidth: 0 }).optional(),
      company: withHint(text('Firma', 'Navnet på partnerfirmaet. Det står der logoen ikke finnes.')),
      link: webAddress('Nettsted', 'Adressen til partnerens nettsted.'),
    }),
  ])
  .meta({
    label: 'Kort',
    description: 'Et kort med kind: approval (godkjenning) eller partner.',
    kind: 'group',
  });

/** `content/about.yaml`: the section about the firm. */
export const aboutSchema = group('Om oss', {
  title: text('Overskrift', 'Overskriften på delen.'),
  lead: withHint(longText('Innledning', 'Det første avsnittet, med større skrift.')),
  paragraphs: list(longText('Avsnitt', 'Et avsnitt.'), 'Avsnitt', 'Avsnittene etter det første.'),
  pictures: boundedList(picture(ratios.about), 'Bilder', 'Bildene ved siden av teksten:', { min: 0, max: 2 }),
  reasons: group('Grunner til å velge firmaet', {
    title: text('Overskrift', 'Overskriften over grunnene.'),
    points: boundedList(point, 'Grunner', 'Grunnene:', { min: 2, max: 6, orNone: true }),
  }),
  callToAction: group('Oppfordring', {
    text: text('Oppfordring', 'Oppfordringen.'),
    button: text('Tekst på knappen', 'Teksten på knappen, som fører til kontaktdelen.'),
  }),
  credentials: group('Godkjenninger og partnere', {
    title: text('Overskrift', 'Overskriften over godkjenninger og partnere.'),
    cards: boundedList(credentialCard, 'Kort', 'Godkjenninger og partnere:', { min: 0, max: 8 }),
  }),
});
