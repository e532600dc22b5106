import type { APIRoute } from 'astro';
import { asIco, drawIcon } from '../page/seo/icons.ts';
import { loadTheme } from '../page/theme.ts';

/** The icon that browsers request by default. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(asIco(await drawIcon(await loadTheme(), 32), 32)));
