import { z } from 'zod';
import { ratios } from '../cropRegion.ts';
import { explained, group, list, longText, point, several, text, title, webAddress } from './fields.ts';
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
      company: explained(text('Firma', 'Navnet på partnerfirmaet. Det står der logoen ikke finnes.')),
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
  lead: explained(longText('Innledning', 'Det første avsnittet, med større skrift.')),
  paragraphs: list(longText('Avsnitt', 'Et avsnitt.'), 'Avsnitt', 'Avsnittene etter det første.'),
  pictures: several(picture(ratios.about), 'Bilder', 'Bildene ved siden av teksten:', [0, 2]),
  reasons: group('Grunner til å velge firmaet', {
    title: text('Overskrift', 'Overskriften over grunnene.'),
    points: several(point, 'Grunner', 'Grunnene:', [2, 6, 'orNone']),
  }),
  callToAction: group('Oppfordring', {
    text: text('Oppfordring', 'Oppfordringen.'),
    button: text('Tekst på knappen', 'Teksten på knappen, som fører til kontaktdelen.'),
  }),
  credentials: group('Godkjenninger og partnere', {
    title: text('Overskrift', 'Overskriften over godkjenninger og partnere.'),
    cards: several(credentialCard, 'Kort', 'Godkjenninger og partnere:', [0, 8]),
  }),
});
