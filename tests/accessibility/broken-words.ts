import type { Page } from '@playwright/test';

/** The words of some elements that a line breaks within. */
export const findBrokenWords = (page: Page, selector = 'body') =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const found: string[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { index, 0: word } of node.data.matchAll(/\p{L}+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
