import type { APIRoute } from 'astro';
import { asIco, drawIcon } from '../seo/icons.ts';

/** The icon that browsers ask for without being told. */
export const GET: APIRoute = async () => new Response(new Uint8Array(asIco(await drawIcon(32), 32)));
