import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { iconDrawing } from '../../files/icon.ts';
import { inColours } from '../../content/brand/theme.ts';
import { loadTheme } from '../page/theme.ts';

const files = import.meta.glob<string>('../../content/brand/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Drawings by the names of their files. */
const drawings = new Map(
  Object.entries(files).map(([path, svg]) => [basename(path, '.svg'), svg.replaceAll(/\n\s*/g, '')]),
);

/** Drawings as files beside the pages, in the firm's colours. */
export const getStaticPaths = (() =>
  ['icon', ...drawings.keys()].map((drawing) => ({ params: { drawing } }))) satisfies GetStaticPaths;

/** A drawing in the firm's colours; `icon` is made of its logo. */
export const GET: APIRoute = async ({ params: { drawing } }) => {
  const theme = await loadTheme();
  const svg = drawings.get(drawing ?? '');
  const body = svg === undefined ? iconDrawing(theme, 1, 'picture') : inColours(svg, theme.palette);
  // The development server has no other source of the type, and browsers show no drawing without it.
  return new Response(body, { headers: { 'Content-Type': 'image/svg+xml' } });
};
