import { derivePalette } from '../../content/brand/palette.ts';
import { inColours, tokenRule } from '../../content/brand/theme.ts';
import { toBrand } from '../../content/schema/brand.ts';

/** Drawings by their file names. */
const drawings = Object.entries(
  import.meta.glob<string>('../../content/brand/drawings/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, svg]) => [path.replace(/^.*\//, ''), svg] as const);

/** Properties with a drawing, by its file name; the other drawings are pictures. */
const patterns: Record<string, string> = { 'flis-halv.svg': '--pattern', 'flis-mork.svg': '--pattern-dark' };

/**
 * The firm's colours, and its drawings in them, as a style sheet; the design's colours where none can be read
 * yet.
 */
export function buildColourStyles(brand: unknown): string {
  const palette = derivePalette(toBrand(brand));
  const rules = drawings.map(([name, svg]) => {
    const drawing = `url("data:image/svg+xml,${encodeURIComponent(inColours(svg, palette))}")`;
    const pattern = patterns[name];
    return pattern ? `:root { ${pattern}: ${drawing} }` : `img[src='/${name}'] { content: ${drawing} }`;
  });
  return `@layer theme{${tokenRule(palette)}} ${rules.join(' ')}`;
}
