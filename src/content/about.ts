import { z } from 'zod';
import { icon, point, text, webAddress } from './fields.ts';
import { picture, type PictureFile, type ResolvedPicture } from './picture.ts';

const credential = z.strictObject({
  title: text('Overskriften på kortet.'),
  text: text('En setning om godkjenningen eller partneren.'),
});

/** `content/about.yaml`: the section about the firm. */
export const aboutSchema = <File extends PictureFile>(file: File) =>
  z.strictObject({
    title: text('Overskriften på delen.'),
    lead: text('Det første avsnittet, som står med større skrift.'),
    paragraphs: z.array(text('Et avsnitt.')).min(1).describe('Avsnittene etter det første.'),
    pictures: z.array(picture(file)).length(2).describe('De to bildene ved siden av teksten.'),
    contacts: z
      .array(
        z.strictObject({
          name: text('Navnet på personen. Personen må stå i staff.yaml; nummeret hentes derfra.'),
          role: text('Rollen som står over navnet.'),
          text: text('Hva man kan ringe personen om.'),
        }),
      )
      .length(2)
      .describe('De to kontaktkortene.'),
    reasons: z.strictObject({
      title: text('Overskriften over grunnene.'),
      points: z.array(point).length(4).describe('De fire grunnene.'),
    }),
    callToAction: z.strictObject({
      text: text('Oppfordringen.'),
      button: text('Teksten på knappen, som fører til kontaktdelen.'),
    }),
    credentials: z.strictObject({
      title: text('Overskriften over godkjenninger og partnere.'),
      cards: z
        .array(
          z.union([
            credential.extend({ icon }),
            credential.extend({
              logo: file,
              company: text('Navnet på partnerfirmaet.'),
              link: webAddress('Adressen til partnerens nettsted.'),
            }),
          ]),
        )
        .length(4)
        .describe('De fire kortene: enten med icon, eller med logo, company og link.'),
    }),
  });

type AboutContent = z.output<ReturnType<typeof aboutSchema>>;

/** A partner's card, its logo resolved to an address of the build. */
export interface PartnerCard {
  title: string;
  text: string;
  company: string;
  link: string;
  logo: { src: string; width: number; height: number };
}

export type CredentialCard =
  Extract<AboutContent['credentials']['cards'][number], { icon: unknown }> | PartnerCard;

export type About = Omit<AboutContent, 'pictures' | 'contacts' | 'credentials'> & {
  pictures: ResolvedPicture[];
  contacts: (AboutContent['contacts'][number] & { phone: string })[];
  credentials: { title: string; cards: CredentialCard[] };
};
