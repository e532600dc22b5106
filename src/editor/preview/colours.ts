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

/** Selectors with a drawing as their background. */
const grounds: Record<string, string> = {
  'flis-halv.svg': '.pattern, .map:not(:has(template))',
  'flis-mork.svg': '.hero-pattern',
};

/**
 * The firm's colours, and its drawings in them, as a style sheet; the design's colours where none can be read
 * yet.
 */
export function coloursOf(brand: unknown): string {
  const palette = derivePalette(toBrand(brand));
  const rules = drawings.map(([name, svg]) => {
    const drawing = `url("data:image/svg+xml,${encodeURIComponent(inColours(svg, palette))}")`;
    const ground = grounds[name];
    return ground
      ? `${ground} { background-image: ${drawing} }`
      : `img[src='/${name}'] { content: ${drawing} }`;
  });
  return `@layer theme{${tokenRule(palette)}} ${rules.join(' ')}`;
}
