import { editorAddress } from '../content/addresses.ts';
import { html, type Markup } from './markup.ts';

/** The mark of the site: three tiles, and a drop of water where the fourth would be. */
const mark = html`<svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
  <g fill="currentColor">
    <rect width="19" height="19" rx="1.5" />
    <rect y="21" width="19" height="19" rx="1.5" />
    <rect x="21" y="21" width="19" height="19" rx="1.5" />
  </g>
  <path class="drop" d="M30.5 0 36.16 6.33A7.6 7.6 0 1 1 24.84 6.33Z" />
</svg>`;

interface Page {
  title: string;
  firm: string;
  /** Address of the site as it would be. */
  preview: string;
  main: Markup;
  /** Follows the content while the page is open; without it the page stays as it was sent. */
  version?: string;
}

/** A whole page of the desk. */
export const deskDocument = ({ title, firm, preview, main, version }: Page): string =>
  html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${firm}</title>
        <link rel="icon" href="/skrivebord/ikon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/skrivebord/tokens.css" />
        <link rel="stylesheet" href="/skrivebord/desk.css" />
        ${version !== undefined && html`<script src="/skrivebord/desk.js" type="module"></script>`}
      </head>
      <body>
        <a class="skip" href="#innhold">Hopp til innholdet</a>
        <header class="top">
          <div class="wall">
            <a class="brand" href="/skrivebord/"
              >${mark}<span>${firm}</span><span class="desk-name">Skrivebord</span></a
            >
            <nav aria-label="Skrivebordet">
              <a href="${preview}" target="rediger-forhandsvisning"
                >Se nettsiden<span class="hidden"> (åpnes i ny fane)</span></a
              >
              <a class="button line" href="${editorAddress}">Rediger</a>
            </nav>
          </div>
        </header>
        <main
          id="innhold"
          class="wall"
          tabindex="-1"
          ${version !== undefined && html`data-version="${version}"`}
        >
          ${main}
        </main>
        <p id="nytt" class="hidden" role="status"></p>
      </body>
    </html> `.text.trimStart();
