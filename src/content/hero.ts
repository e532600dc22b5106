import { z } from 'zod';
import { text } from './fields.ts';
import { alt, focus, type PictureFile, type ResolvedPicture } from './picture.ts';

/** `content/hero.yaml`: the top of the home page. */
export const heroSchema = <File extends PictureFile>(file: File) =>
  z.strictObject({
    title: z
      .array(text('En linje i overskriften.'))
      .min(1)
      .max(3)
      .describe('Overskriften, én til tre linjer i en liste.'),
    lead: text('Ingressen under overskriften.'),
    contactButton: text('Teksten på knappen som fører til kontaktdelen.'),
    projectsButton: text('Teksten på knappen som fører til prosjektene.'),
    claims: z
      .array(
        z.strictObject({
          title: text('Et kort løfte, for eksempel Fast pris.'),
          text: text('En setning som utdyper løftet.'),
        }),
      )
      .length(4)
      .describe('De fire løftene under bildet.'),
    pictures: z
      .array(
        z
          .strictObject({
            file,
            alt,
            focus: z
              .strictObject({ phone: focus, desktop: focus })
              .describe('Motivets plass på telefon (phone) og på stor skjerm (desktop).'),
          })
          .describe('Et bilde med file, alt og focus for phone og desktop.'),
      )
      .length(10)
      .describe('De ti bildene som skifter på toppen av forsiden.'),
  });

/** One picture of the rotation: a tall crop for phones and the whole picture for wider screens. */
export interface HeroPicture {
  alt: string;
  phone: Pick<ResolvedPicture, 'avif' | 'src'>;
  wide: ResolvedPicture;
  /** Focal point on wide screens, in per cent, rounded to tens. */
  focus: { x: number; y: number };
}

export type Hero = Omit<z.output<ReturnType<typeof heroSchema>>, 'pictures'> & { pictures: HeroPicture[] };
