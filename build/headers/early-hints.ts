/**
 * The `Link` header for a page: what Cloudflare tells the browser to fetch before the page itself is there (103 Early
 * Hints), taken from the page's own stylesheets and preload links, so that both always name the same file.
 *
 * Only files that every screen needs: before the page is there, a browser knows no viewport to choose a photograph by.
 * The photographs are therefore preloaded by the page alone.
 */
export function linkHeader(page: string): string | undefined {
  const links = [...page.matchAll(/<link\b([^>]*)>/g)].map(([, attributes = '']) =>
    readAttributes(attributes),
  );
  const styles = links
    .filter(({ rel }) => rel === 'stylesheet')
    .map(({ href = '' }) => ({ href, as: 'style' }));
  const preloads = links.filter(
    (link) => link['rel'] === 'preload' && !('media' in link || 'imagesrcset' in link),
  );
  const hints = [...styles, ...preloads];
  if (hints.length === 0) return undefined;
  return hints.map(toHint).join(', ');
}

function toHint({ href, as, type, crossorigin }: Record<string, string | undefined>): string {
  const hint = [`<${href}>`, 'rel=preload', `as=${as}`];
  if (type !== undefined) hint.push(`type="${type}"`);
  if (crossorigin !== undefined) hint.push('crossorigin');
  return hint.join('; ');
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}
