import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, drawLogo, homeScreenIcon } from '../seo/icons.ts';
import { loadTheme } from '../site/theme.ts';

/** The icon of a phone's home screen, and the logo, if it is a PNG. */
export const getStaticPaths = (async () => [
  { params: { icon: homeScreenIcon.slice(1, -'.png'.length) } },
  ...((await loadTheme()).logo?.src ? [{ params: { icon: 'logo' } }] : []),
]) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { icon } }) => {
  const theme = await loadTheme();
  const drawn = icon === 'logo' ? drawLogo(theme) : drawIcon(theme, 180, 0.84);
  return new Response(new Uint8Array(await drawn));
};
