import halfTile from '../../brand/drawings/flis-halv.svg?raw';
import { derivePalette } from '../../brand/palette.ts';
import { inColours, tokenRule } from '../../brand/theme.ts';
import { toBrand } from '../../content/schema/brand.ts';

/** The firm's colours as a style sheet; the design's own where they cannot be read yet. */
export function coloursOf(brand: unknown): string {
  const palette = derivePalette(toBrand(brand));
  const drawing = `url("data:image/svg+xml,${encodeURIComponent(inColours(halfTile, palette))}")`;
  return `@layer theme{${tokenRule(palette)}} .pattern { background-image: ${drawing} }`;
}
