import type { APIRoute } from 'astro';

/** Disallows nothing: crawlers must read a page to see its `noindex`. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`);
