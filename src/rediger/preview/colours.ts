import halfTile from '../../brand/drawings/flis-halv.svg?raw';
import { derivePalette } from '../../brand/palette.ts';
import { inColours, tokenRule } from '../../brand/theme.ts';
import { toBrand } from '../../content/schema/brand.ts';
import { fileSchema } from '../schema.ts';
import { fromForm } from '../values.ts';

/** The firm's colours as a stylesheet, from what stands in their form; the design's own where that is no colour yet. */
export function coloursOf(form: unknown): string {
  const palette = derivePalette(toBrand(fromForm(fileSchema('brand/brand.yaml'), form)));
  // On the site it lies beside the pages, in the colours that were saved.
  const drawing = `url("data:image/svg+xml,${encodeURIComponent(inColours(halfTile, palette))}")`;
  return `@layer theme{${tokenRule(palette)}} .pattern { background-image: ${drawing} }`;
}
