import type { BuiltSite, Page } from './site.ts';

/**
 * Every page has one `h1` and skips no level on the way down (WCAG 2.2, 1.3.1 and 2.4.6). What stands before the page, such as
 * the consent banner, begins with level 2.
 */
export function checkHeadings({ pages }: BuiltSite): string[] {
  return pages.flatMap((page) => {
    const headings = headingsOf(page);
    const first = headings.filter(({ level }) => level === 1).length;
    return [
      ...(first === 1 ? [] : [`${page.file}: siden har ${first} overskrifter på nivå 1, men skal ha én.`]),
      ...headings.flatMap(({ level, text }, index) => {
        const above = headings[index - 1]?.level ?? 1;
        return level <= above + 1
          ? []
          : [`${page.file}: «${text}» (h${level}) hopper over et nivå etter h${above}.`];
      }),
    ];
  });
}

/** The headings of a page in order; those of a dialog are read only while it is open, on their own. */
function headingsOf({ document }: Page) {
  return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => !heading.closest('dialog, [role="dialog"]'))
    .map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: (heading.textContent ?? '').trim(),
    }));
}
