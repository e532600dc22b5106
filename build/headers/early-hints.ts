/**
 * The `Link` header for a page: what Cloudflare tells the browser to fetch before the page itself is there (103 Early
 * Hints), taken from the page's own stylesheets and preload links, so that both always name the same file.
 *
 * Only files that every screen needs: before the page is there, a browser knows no viewport to choose a photograph by.
 * The photographs are therefore preloaded by the page alone.
 */
export function linkHeader(page: string): string | undefined {
  const hints = [...page.matchAll(/<link\b([^>]*)>/g)].flatMap(([, text = '']) => {
    const { rel, href, as = 'style', type, ...others } = readAttributes(text);
    const isPreload = rel === 'preload' && !('media' in others || 'imagesrcset' in others);
    if (rel !== 'stylesheet' && !isPreload) return [];
    const more = [type && `; type="${type}"`, 'crossorigin' in others && '; crossorigin'];
    return [`<${href}>; rel=preload; as=${as}${more.filter(Boolean).join('')}`];
  });
  return hints.length > 0 ? hints.join(', ') : undefined;
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)].map(([, name = '', value = '']) => [name, value]),
  );
