import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { iconDrawing } from '../brand/icon.ts';
import { inColours } from '../brand/look.ts';
import { loadLook } from '../site/look.ts';

/** Drawings that stand beside the pages, in the firm's colours. */
export const getStaticPaths = (() =>
  ['icon', 'flis-halv'].map((drawing) => ({ params: { drawing } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { drawing } }) => {
  const look = await loadLook();
  if (drawing === 'icon') return new Response(iconDrawing(look));
  return new Response(
    inColours(readFileSync(resolve(`src/brand/drawings/${drawing}.svg`), 'utf8'), look.palette),
  );
};
