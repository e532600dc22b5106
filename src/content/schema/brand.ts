import { z } from 'zod';
import { readColour } from '../../brand/colour.ts';
import type { Brand } from '../../brand/brandColours.ts';
import { designBrand } from '../../brand/palette.ts';
import { group } from './fields.ts';
import { pictureFile } from './picture.ts';

const isColour = (value: string) => readColour(value) !== undefined;

const colour = (label: string, description: string, hint: string) =>
  z
    .string()
    .refine(isColour, { params: { hint: 'Skriv en farge slik: #0e3e44. Eller velg den i ruten.' } })
    .meta({ label, description, hint, kind: 'colour' });

const mainUse = 'Mørke flater, tekst og lenker lages av den.';

const logoHint =
  'Merket alene, uten firmanavnet: en SVG, eller en PNG med gjennomsiktig bunn. Uten logo står navnet alene.';

/** `content/brand/brand.yaml`: the firm's logo, and its colours, from which the theme is derived. */
export const brandSchema = group('Farger og logo', {
  main: colour(
    'Hovedfarge',
    `En farge slik den skrives på nett, i anførselstegn, for eksempel '#0e3e44'. ${mainUse}`,
    mainUse,
  ),
  accent: colour(
    'Aksentfarge',
    "En farge til hovedknappen og ikonene, for eksempel '#a9492a'. Uten den brukes hovedfargen.",
    'Fargen på hovedknappen og ikonene. Uten den brukes hovedfargen.',
  ).optional(),
  logo: pictureFile
    .meta({
      label: 'Logo',
      description: `Filnavnet på logoen, for eksempel logo.svg. ${logoHint}`,
      hint: logoHint,
      kind: 'logo',
      types: ['.svg', '.png'],
      minWidth: 128,
    })
    .optional(),
});

/** The colours of `brand.yaml`, or the design's if it is missing or wrong. */
export function toBrand(value: unknown): Brand {
  const own = brandSchema.safeParse(value).data;
  const main = readColour(own?.main ?? '');
  return main ? { main, accent: readColour(own?.accent ?? '') ?? main } : designBrand;
}
