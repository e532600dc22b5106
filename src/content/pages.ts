import { z } from 'zod';
import { text } from './fields.ts';

const page = {
  title: text('Tittelen i nettleserfanen og i søketreff, høyst 60 tegn.').max(60),
  description: text('Beskrivelsen i søketreff, høyst 160 tegn.').max(160),
};

/** `content/pages.yaml`: what search engines and shared links show of each page, and the text of the 404 page. */
export const pagesSchema = z.strictObject({
  home: z.strictObject(page),
  privacy: z.strictObject(page),
  notFound: z.strictObject({
    ...page,
    text: text('Teksten under overskriften på siden som vises når adressen ikke finnes.'),
    button: text('Teksten på knappen som fører til forsiden.'),
  }),
  sharePictureAlt: text('En setning som beskriver bildet som vises når siden deles.'),
});

export type Pages = z.output<typeof pagesSchema>;
