import { z } from 'zod';
import { ratios } from '../cropRegion.ts';
import { explained, group, list, longText, point, several, text, title, webAddress } from './fields.ts';
import { icon } from './icons.ts';
import { picture, pictureFile } from './picture.ts';

const credential = {
  title: title('Overskrift', 'Overskriften på kortet.'),
  text: text('Tekst', 'En setning om godkjenningen eller partneren.'),
};

const contact = group('Kontaktkort', {
  name: explained(text('Navn', 'Navnet på en av de ansatte. Nummeret hentes derfra.')).meta({
    kind: 'person',
    isTitle: true,
  }),
  role: text('Rolle', 'Rollen som står over navnet.'),
  text: explained(text('Tekst', 'Hva man kan ringe personen om.')),
});

const credentialCard = z
  .discriminatedUnion('kind', [
    group('Godkjenning med ikon', {
      ...credential,
      kind: z.literal('approval'),
      issuer: text('Utstedt av', 'Utstederen av godkjenningen, for eksempel Mesterbrevnemnda.').optional(),
      register: webAddress('Register', 'Adressen til registeret med godkjenningen.').optional(),
      icon,
    }),
    group('Partner', {
      ...credential,
      kind: z.literal('partner'),
      logo: pictureFile.meta({ label: 'Logo', kind: 'logo', minWidth: 0 }).optional(),
      company: explained(text('Firma', 'Navnet på partnerfirmaet. Det står der logoen ikke finnes.')),
      link: webAddress('Nettsted', 'Adressen til partnerens nettsted.'),
    }),
  ])
  .meta({ label: 'Kort', description: 'Et kort med kind: approval (godkjenning) eller partner.' });

/** `content/about.yaml`: the section about the firm. */
export const aboutSchema = group('Om oss', {
  title: text('Overskrift', 'Overskriften på delen.'),
  lead: explained(longText('Innledning', 'Det første avsnittet, med større skrift.')),
  paragraphs: list(longText('Avsnitt', 'Et avsnitt.'), 'Avsnitt', 'Avsnittene etter det første.'),
  pictures: several(picture(ratios.about), 'Bilder', 'Bildene ved siden av teksten:', [0, 2]),
  contacts: several(contact, 'Kontaktkort', 'Kontaktkortene:', [0, 3]),
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
