import type { APIRoute } from 'astro';
import { drawIcon } from '../page/seo/icons.ts';
import { loadTheme } from '../page/theme.ts';

/** The icon of a phone's home screen, which rounds the corners itself. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawIcon(await loadTheme(), 180, 0.84)));
