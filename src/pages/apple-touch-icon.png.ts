import type { APIRoute } from 'astro';
import { drawIcon } from '../seo/icons.ts';
import { loadLook } from '../site/look.ts';

/** The icon of the page on the home screen of an iPhone, which rounds the corners itself. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawIcon(await loadLook(), 180, 0.84)));
