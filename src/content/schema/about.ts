import { z } from 'zod';
import { icon, longText, point, text, webAddress } from './fields.ts';
import { picture, type PictureFile, type ResolvedPicture } from './picture.ts';

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
      contacts: z
        .array(
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
        )
        .length(2)
        .meta({ label: 'Kontaktkort', description: 'De to kontaktkortene.' }),
      reasons: z
        .strictObject({
          title: text('Overskrift', 'Overskriften over grunnene.'),
          points: z.array(point).length(4).meta({ label: 'Grunner', description: 'De fire grunnene.' }),
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
          cards: z
            .array(
              z
                .discriminatedUnion('kind', [
                  credential.extend({ kind: kind('approval'), icon }).meta({ label: 'Godkjenning med ikon' }),
                  credential
                    .extend({
                      kind: kind('partner'),
                      logo: file.meta({ label: 'Logo', isLogo: true }),
                      company: text('Firma', 'Navnet på partnerfirmaet.'),
                      link: webAddress('Nettsted', 'Adressen til partnerens nettsted.'),
                    })
                    .meta({ label: 'Partner med logo' }),
                ])
                .meta({
                  label: 'Kort',
                  description: 'Et kort med kind: approval (godkjenning) eller partner.',
                }),
            )
            .length(4)
            .meta({
              label: 'Kort',
              description:
                'De fire kortene: en godkjenning (kind: approval) med icon, eller en partner (kind: partner) med logo, company og link.',
            }),
        })
        .meta({ label: 'Godkjenninger og partnere' }),
    })
    .meta({ label: 'Om oss' });

type AboutContent = z.output<ReturnType<typeof aboutSchema>>;

/** A partner's card, its logo resolved to an address of the build. */
export interface PartnerCard {
  kind: 'partner';
  title: string;
  text: string;
  company: string;
  link: string;
  logo: { src: string; width: number; height: number };
}

export type CredentialCard =
  Extract<AboutContent['credentials']['cards'][number], { kind: 'approval' }> | PartnerCard;

export type About = Omit<AboutContent, 'pictures' | 'contacts' | 'credentials'> & {
  pictures: ResolvedPicture[];
  contacts: (AboutContent['contacts'][number] & { phone: string })[];
  credentials: { title: string; cards: CredentialCard[] };
};
