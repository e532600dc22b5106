import type { APIRoute } from 'astro';

/** Forbids nothing: a page that must not be found says so itself (`noindex`), and can say so only where it may be read. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`);
