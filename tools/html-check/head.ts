import type { BuiltSite, Page } from './site.ts';

/** Every page has a title and a description of its own, and a page that is to be found names its own address. */
export function checkHead({ pages, origin }: BuiltSite): string[] {
  return [
    ...pages.flatMap((page) => checkAddress(page, origin)),
    ...checkUnique(pages, 'tittelen', ({ document }) => document.title),
    ...checkUnique(pages, 'beskrivelsen', (page) => contentOf(page, 'meta[name="description"]')),
  ];
}

function checkUnique(pages: readonly Page[], what: string, read: (page: Page) => string): string[] {
  return pages.flatMap((page, index) => {
    const text = read(page).trim();
    if (text === '') return [`${page.file}: ${what} mangler eller er tom.`];
    const same = pages.slice(0, index).find((other) => read(other).trim() === text);
    return same ? [`${page.file}: ${what} er den samme som i ${same.file}: «${text}»`] : [];
  });
}

function checkAddress(page: Page, origin: string): string[] {
  const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (page.file === '404.html') {
    const hidden = contentOf(page, 'meta[name="robots"]').includes('noindex');
    return [
      ...(canonical ? ['404.html: siden har canonical, men ingen egen adresse.'] : []),
      ...(hidden ? [] : ['404.html: siden mangler noindex.']),
    ];
  }
  const address = origin + page.path;
  const shared = contentOf(page, 'meta[property="og:url"]');
  return [
    ...(canonical === address
      ? []
      : [`${page.file}: canonical er «${canonical ?? ''}», men adressen er ${address}`]),
    ...(shared === address ? [] : [`${page.file}: og:url er «${shared}», men adressen er ${address}`]),
  ];
}

const contentOf = ({ document }: Page, selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ?? '';
