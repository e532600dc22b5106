import type { z } from 'zod';
import { ratios } from '../cropRegion.ts';
import { withHint, group, longText, text } from './fields.ts';
import { picture } from './picture.ts';

const page = {
  title: withHint(text('Tittel', 'Tittelen i nettleserfanen og i søketreff, høyst 60 tegn.', 60)),
  description: withHint(longText('Beskrivelse', 'Beskrivelsen i søketreff, høyst 160 tegn.', 160)),
};

const shared = {
  ...page,
  sharePicture: picture(ratios.share).meta({ label: 'Delebilde' }).optional(),
};

/** `content/pages.yaml`: search and share texts of each page, and the text of the 404 page. */
export const pagesSchema = group('Søk og deling', {
  home: group('Forsiden', shared),
  privacy: group('Personvernerklæringen', shared),
  notFound: group('Siden for adresser som ikke finnes', {
    ...page,
    text: text('Tekst', 'Teksten under overskriften på siden som vises når adressen ikke finnes.'),
    button: text('Tekst på knappen', 'Teksten på knappen som fører til forsiden.'),
  }),
});

/** Front matter of `content/personvern.md`; the statement is the Markdown below it. */
export const privacySchema = group('Personvern', {
  title: text('Overskrift', 'Overskriften på siden.'),
  lead: longText('Ingress', 'Ingressen under overskriften.'),
});

export type Privacy = z.output<typeof privacySchema>;
