import type { APIRoute } from 'astro';
import { asIco, drawIcon } from '../seo/icons.ts';
import { loadLook } from '../site/look.ts';

/** The icon that browsers ask for without being told. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(asIco(await drawIcon(await loadLook(), 32), 32)));
