import halfTile from '../../brand/drawings/flis-halv.svg?raw';
import { inColours, lookStyles } from '../../brand/look.ts';
import { derivePalette, readTokens } from '../../brand/palette.ts';
import { toBrand } from '../../content/schema/brand.ts';
import tokens from '../../styles/tokens.css?raw';
import { fileSchema } from '../schema.ts';
import { fromForm } from '../values.ts';

const design = readTokens(tokens);

/** None of the sections shows the firm's mark. */
const mark = { viewBox: '', width: 0, height: 0, body: '', colours: [] };

/** The firm's colours as a stylesheet, from what stands in their form; the design's own where that is no colour yet. */
export function coloursOf(form: unknown): string {
  const palette = derivePalette(design, toBrand(fromForm(fileSchema('brand/brand.yaml'), form), design));
  // On the site it lies beside the pages, in the colours that were saved.
  const drawing = `url("data:image/svg+xml,${encodeURIComponent(inColours(halfTile, palette))}")`;
  return `${lookStyles({ palette, mark, own: palette })} [class*='flis-halv'] { background-image: ${drawing} }`;
}
