import { z } from 'zod';
import { longText, text } from './fields.ts';
import { picture, type PictureFile } from './picture.ts';

const page = {
  title: text('Tittel', 'Tittelen i nettleserfanen og i søketreff, høyst 60 tegn.').max(60),
  description: longText('Beskrivelse', 'Beskrivelsen i søketreff, høyst 160 tegn.').max(160),
};

/** A page that people find and share, with the photograph in its share picture. */
const sharedPage = <File extends PictureFile>(file: File) =>
  z.strictObject({
    ...page,
    sharePicture: picture(file).meta({ label: 'Delebilde' }),
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
