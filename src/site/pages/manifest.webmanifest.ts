import type { APIRoute } from 'astro';
import { hex } from '../../content/brand/colour.ts';
import { iconPath, manifestIcons } from '../page/seo/icons.ts';
import { loadSource } from '../page/loadSource.ts';
import { loadTheme } from '../page/theme.ts';

/** Web app manifest; the site opens in the browser. */
export const GET: APIRoute = async () => {
  const { 'firm.yaml': firm, 'pages.yaml': pages } = (await loadSource()).content;
  const surface = hex((await loadTheme()).palette.surface);
  return Response.json({
    name: firm.name,
    short_name: firm.shortName,
    description: pages.home.description,
    lang: 'nb',
    start_url: '/',
    display: 'browser',
    theme_color: surface,
    background_color: surface,
    icons: manifestIcons.map(({ name, size, purpose }) => ({
      src: iconPath(name),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
};
