/**
 * The `Link` header for a page: what Cloudflare tells the browser to fetch before the page itself is there (103 Early
 * Hints), taken from the page's own font and stylesheets, so that both always name the same file.
 *
 * Only files that every screen needs: before the page is there, a browser knows no viewport to choose a photograph by.
 * The photographs are therefore preloaded by the page alone.
 */
export function linkHeader(page: string): string {
  const fonts = page.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g);
  const styles = page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  return [
    ...fonts.map(([, file]) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...styles.map(([, file]) => `<${file}>; rel=preload; as=style`),
  ].join(', ');
}
