import { z } from 'zod';
import { icon, longText, point, several, text, webAddress } from './fields.ts';
import { picture, type PictureFile } from './picture.ts';

/** What a card is about, which decides its other fields. */
const kind = <Kind extends 'approval' | 'partner'>(value: Kind) =>
  z.literal(value).meta({
    label: 'Slag',
    description: 'Hva kortet gjelder: approval (godkjenning) eller partner.',
  });

const credential = z.strictObject({
  title: text('Overskrift', 'Overskriften på kortet.'),
  text: text('Tekst', 'En setning om godkjenningen eller partneren.'),
});

/** `content/about.yaml`: the section about the firm. */
export const aboutSchema = <File extends PictureFile>(file: File) =>
  z
    .strictObject({
      title: text('Overskrift', 'Overskriften på delen.'),
      lead: longText('Innledning', 'Det første avsnittet, som står med større skrift.'),
      paragraphs: z
        .array(longText('Avsnitt', 'Et avsnitt.'))
        .min(1)
        .meta({ label: 'Avsnitt', description: 'Avsnittene etter det første.' }),
      pictures: z
        .array(picture(file))
        .length(2)
        .meta({ label: 'Bilder', description: 'De to bildene ved siden av teksten.' }),
      contacts: several(
        z
          .strictObject({
            name: text(
              'Navn',
              'Navnet på personen. Personen må stå blant de ansatte (staff.yaml); nummeret hentes derfra.',
            ),
            role: text('Rolle', 'Rollen som står over navnet.'),
            text: text('Tekst', 'Hva man kan ringe personen om.'),
          })
          .meta({ label: 'Kontaktkort' }),
        [0, 3],
        { label: 'Kontaktkort', description: 'Kontaktkortene:' },
      ),
      reasons: z
        .strictObject({
          title: text('Overskrift', 'Overskriften over grunnene.'),
          points: several(point, [2, 6], { label: 'Grunner', description: 'Grunnene:', orNone: true }),
        })
        .meta({ label: 'Grunner til å velge firmaet' }),
      callToAction: z
        .strictObject({
          text: text('Oppfordring', 'Oppfordringen.'),
          button: text('Tekst på knappen', 'Teksten på knappen, som fører til kontaktdelen.'),
        })
        .meta({ label: 'Oppfordring' }),
      credentials: z
        .strictObject({
          title: text('Overskrift', 'Overskriften over godkjenninger og partnere.'),
          cards: several(
            z
              .discriminatedUnion('kind', [
                credential.extend({ kind: kind('approval'), icon }).meta({ label: 'Godkjenning med ikon' }),
                credential
                  .extend({
                    kind: kind('partner'),
                    logo: file.meta({ label: 'Logo', isLogo: true }).optional(),
                    company: text('Firma', 'Navnet på partnerfirmaet. Det står der logoen ikke finnes.'),
                    link: webAddress('Nettsted', 'Adressen til partnerens nettsted.'),
                  })
                  .meta({ label: 'Partner' }),
              ])
              .meta({
                label: 'Kort',
                description: 'Et kort med kind: approval (godkjenning) eller partner.',
              }),
            [0, 8],
            {
              label: 'Kort',
              description:
                'Kortene: en godkjenning (kind: approval) med icon, eller en partner (kind: partner) med company, link og helst logo.',
            },
          ),
        })
        .meta({ label: 'Godkjenninger og partnere' }),
    })
    .meta({ label: 'Om oss' });
