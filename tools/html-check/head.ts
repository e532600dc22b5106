import type { BuiltSite, Page } from './site.ts';

/** Every page has a title and a description of its own. */
export const checkHead = ({ pages }: BuiltSite): string[] => [
  ...checkUnique(pages, 'tittelen', ({ document }) => document.title),
  ...checkUnique(
    pages,
    'beskrivelsen',
    ({ document }) => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  ),
];

function checkUnique(pages: readonly Page[], what: string, read: (page: Page) => string): string[] {
  return pages.flatMap((page, index) => {
    const text = read(page).trim();
    if (text === '') return [`${page.file}: ${what} mangler eller er tom.`];
    const same = pages.slice(0, index).find((other) => read(other).trim() === text);
    return same ? [`${page.file}: ${what} er den samme som i ${same.file}: «${text}»`] : [];
  });
}
