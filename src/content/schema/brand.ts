import { z } from 'zod';
import { readColour } from '../brand/colour.ts';
import { type Brand, designBrand } from '../brand/palette.ts';
import { textAt } from '../values.ts';
import { withHint, group } from './fields.ts';
import { pictureFile } from './picture.ts';

const example = 'Skriv en farge slik: #0e3e44.';

/** A colour. In YAML it needs quotation marks, because `#` begins a comment. */
const colour = (label: string, hint: string) =>
  z
    .string()
    .refine((value) => readColour(value) !== undefined, example)
    .meta({
      label,
      description: `${hint} Skriv en farge slik, i anførselstegn: '#0e3e44'.`,
      hint,
      kind: 'colour',
    });

/** `content/brand/brand.yaml`: the firm's logo, and its colours, from which the theme is derived. */
export const brandSchema = group('Farger og logo', {
  main: colour('Hovedfarge', 'Gir farge til mørke flater, tekst og lenker.'),
  accent: colour('Aksentfarge', 'Fargen på hovedknappen og ikonene. Uten den brukes hovedfargen.').optional(),
  logo: withHint(
    pictureFile.meta({
      label: 'Logo',
      description:
        'Merket alene, uten firmanavnet: en SVG, eller en PNG med gjennomsiktig bunn. Uten logo står navnet alene.',
      kind: 'logo',
      isOwn: true,
      minWidth: 128,
    }),
  ).optional(),
});

/**
 * Reads the colours of `brand.yaml`. Without an accent colour the main one is used for both, and without a
 * main colour the colours of the design.
 */
export function toBrand(value: unknown): Brand {
  const main = readColour(textAt(value, 'main'));
  return main ? { main, accent: readColour(textAt(value, 'accent')) ?? main } : designBrand;
}
