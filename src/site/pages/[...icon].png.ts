import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, manifestIcons } from '../page/seo/icons.ts';
import { loadTheme } from '../page/theme.ts';

/** The manifest's icons, and that of an iPhone's home screen, which rounds the corners itself. */
export const getStaticPaths = (() => [
  ...manifestIcons.map(({ name, ...props }) => ({ params: { icon: `ikon/${name}` }, props })),
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, scale: 0.84 } },
]) satisfies GetStaticPaths;

/** Draws an icon at its size. */
export const GET: APIRoute<{ size: number; scale: number }> = async ({ props: { size, scale } }) =>
  new Response(new Uint8Array(await drawIcon(await loadTheme(), size, scale)));
