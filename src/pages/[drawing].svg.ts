import type { APIRoute, GetStaticPaths } from 'astro';
import halfTile from '../brand/drawings/flis-halv.svg?raw';
import { iconDrawing } from '../brand/icon.ts';
import { inColours } from '../brand/look.ts';
import { loadLook } from '../site/look.ts';

/** Drawings that stand beside the pages, in the firm's colours. */
export const getStaticPaths = (() =>
  ['icon', 'flis-halv'].map((drawing) => ({ params: { drawing } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { drawing } }) => {
  const look = await loadLook();
  return new Response(drawing === 'icon' ? iconDrawing(look) : inColours(halfTile, look.palette));
};
