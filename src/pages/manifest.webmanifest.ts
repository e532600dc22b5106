import type { APIRoute } from 'astro';
import { colours } from '../seo/colours.ts';
import { iconPath, manifestIcons } from '../seo/icons.ts';
import { loadFirm, loadPages } from '../site/site.ts';

/** What a phone needs to put the site on its home screen. It opens in the browser: it is a website, not an app. */
export const GET: APIRoute = async () => {
  const [firm, pages] = await Promise.all([loadFirm(), loadPages()]);
  return Response.json({
    id: '/',
    name: firm.name,
    short_name: firm.shortName,
    description: pages.home.description,
    lang: 'nb',
    dir: 'ltr',
    start_url: '/',
    display: 'browser',
    theme_color: colours.surface,
    background_color: colours.surface,
    icons: manifestIcons.map(({ name, size, purpose }) => ({
      src: iconPath(name),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
};
