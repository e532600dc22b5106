import type { Page } from '@playwright/test';

/** The spacing of WCAG 1.4.12. */
export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Text alone at twice its size, the way of browsers that enlarge text and not the page. */
export const doubleText = 'html { font-size: 200% !important }';

/** Adds a style sheet to the page from now on. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
