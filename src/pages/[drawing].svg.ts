import type { APIRoute, GetStaticPaths } from 'astro';
import halfTile from '../brand/drawings/flis-halv.svg?raw';
import { iconDrawing } from '../brand/icon.ts';
import { inColours } from '../brand/theme.ts';
import { loadTheme } from '../site/theme.ts';

/** Drawings that stand beside the pages, in the firm's colours. */
export const getStaticPaths = (() =>
  ['icon', 'flis-halv'].map((drawing) => ({ params: { drawing } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { drawing } }) => {
  const theme = await loadTheme();
  return new Response(drawing === 'icon' ? iconDrawing(theme) : inColours(halfTile, theme.palette));
};
