import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, drawLogo, manifestIcons } from '../seo/icons.ts';
import { loadTheme } from '../site/theme.ts';

/**
 * The manifest's icons, that of an iPhone's home screen, which rounds the corners itself, and the logo, if it
 * is a PNG.
 */
export const getStaticPaths = (async () => [
  ...((await loadTheme()).logo?.src ? [{ params: { icon: 'logo' }, props: {} }] : []),
  ...manifestIcons.map(({ name, ...props }) => ({ params: { icon: `ikon/${name}` }, props })),
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, share: 0.84 } },
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ size?: number; share?: number }> = async ({ props: { size, share } }) => {
  const theme = await loadTheme();
  return new Response(new Uint8Array(await (size ? drawIcon(theme, size, share) : drawLogo(theme))));
};
