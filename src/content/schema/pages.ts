import { z } from 'zod';
import { longText, text } from './fields.ts';
import { picture, type PictureFile } from './picture.ts';

const page = {
  title: text('Tittel', 'Tittelen i nettleserfanen og i søketreff, høyst 60 tegn.').max(60),
  description: longText('Beskrivelse', 'Beskrivelsen i søketreff, høyst 160 tegn.').max(160),
};

/** Whether a picture is a file of the content folder, and not an address on another host. */
function isLocal(picture: unknown): boolean {
  const { file } = picture as { file?: unknown };
  return typeof file !== 'string' || !file.startsWith('https:');
}

/** A page that people find and share, with the photograph in its share picture. */
const sharedPage = <File extends PictureFile>(file: File) =>
  z.strictObject({
    ...page,
    sharePicture: picture(file)
      .refine(isLocal, {
        message: 'Et bilde i innholdsmappen. Bildet som vises når siden deles, lages av det.',
        path: ['file'],
      })
      .meta({ label: 'Delebilde' }),
  });

/** `content/pages.yaml`: what search engines and shared links show of each page, and the text of the 404 page. */
export const pagesSchema = <File extends PictureFile>(file: File) =>
  z
    .strictObject({
      home: sharedPage(file).meta({ label: 'Forsiden' }),
      privacy: sharedPage(file).meta({ label: 'Personvernerklæringen' }),
      notFound: z
        .strictObject({
          ...page,
          text: text('Tekst', 'Teksten under overskriften på siden som vises når adressen ikke finnes.'),
          button: text('Tekst på knappen', 'Teksten på knappen som fører til forsiden.'),
        })
        .meta({ label: 'Siden for adresser som ikke finnes' }),
    })
    .meta({ label: 'Søk og deling' });
