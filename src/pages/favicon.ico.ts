import type { APIRoute } from 'astro';
import { asIco, drawIcon } from '../seo/icons.ts';
import { loadTheme } from '../site/theme.ts';

/** The icon that browsers request by default. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(asIco(await drawIcon(await loadTheme(), 32), 32)));
