import type { APIRoute } from 'astro';
import { loadHero } from '../site/site.ts';

/** Every picture of the hero, a `HeroPicture[]`: fetched when the second is due, so that no page carries the nine others. */
export const GET: APIRoute = async () => Response.json((await loadHero()).pictures);
