import halfTile from '../../brand/drawings/flis-halv.svg?raw';
import { inColours, lookStyles } from '../../brand/look.ts';
import { derivePalette, readTokens } from '../../brand/palette.ts';
import { toBrand } from '../../content/schema/brand.ts';
import tokens from '../../styles/tokens.css?raw';

const design = readTokens(tokens);

/** No section shows the firm's mark. */
const mark = { viewBox: '', width: 0, height: 0, body: '', colours: [] };

/** The firm's colours as a style sheet; the design's own where they cannot be read yet. */
export function coloursOf(brand: unknown): string {
  const palette = derivePalette(design, toBrand(brand, design));
  const drawing = `url("data:image/svg+xml,${encodeURIComponent(inColours(halfTile, palette))}")`;
  return `${lookStyles({ palette, mark, own: palette })} [class*='flis-halv'] { background-image: ${drawing} }`;
}
