import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, manifestIcons } from '../page/seo/icons.ts';
import { loadTheme } from '../page/theme.ts';

/**
 * The manifest's icons, that of an iPhone's home screen, which rounds the corners itself, and the logo, if it
 * is a PNG.
 */
export const getStaticPaths = (async () => [
  ...((await loadTheme()).logo?.png ? [{ params: { icon: 'logo' }, props: {} }] : []),
  ...manifestIcons.map(({ name, ...props }) => ({ params: { icon: `ikon/${name}` }, props })),
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, scale: 0.84 } },
]) satisfies GetStaticPaths;

/** Draws an icon at its size; without a size it is the firm's logo. */
export const GET: APIRoute<{ size?: number; scale?: number }> = async ({ props: { size, scale } }) => {
  const theme = await loadTheme();
  const png = size ? await drawIcon(theme, size, scale) : theme.logo?.png;
  return new Response(png && new Uint8Array(png));
};
