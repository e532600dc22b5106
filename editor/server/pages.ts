/** What every answer of the editor says to the browser: nothing from elsewhere, and nobody may frame it. */
export const headers: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Keystatic's styles are put rule by rule into a style element that is empty, which is the first of these; the other is React Aria's.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** What the page tells the form: where the site is shown, and which projects there are. */
export interface PageFacts {
  preview: string;
  projects: readonly string[];
}

/** The page that the editor runs in; the form's code fills it. */
export const editorPage = ({ preview, projects }: PageFacts) => `<!doctype html>
<html lang="nb" data-preview="${escape(preview)}" data-projects="${escape(projects.join(' '))}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Rediger nettsiden</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/editor.css">
    <script type="module" src="/editor.js"></script>
  </head>
  <body><div id="skjema"></div><div id="linje"></div></body>
</html>
`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
