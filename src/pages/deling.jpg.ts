import type { APIRoute } from 'astro';
import { drawSharePattern } from '../seo/share-pattern.ts';
import { loadTheme } from '../site/theme.ts';

/** The Open Graph picture of pages without a photograph. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawSharePattern((await loadTheme()).palette)));
