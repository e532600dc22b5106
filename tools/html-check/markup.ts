import { HtmlValidate } from 'html-validate';
import type { BuiltSite, Page } from './site.ts';

/** The rules of html-validate that do not hold here; each with its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro writes the style of its islands before the first one, wherever that stands.
    { style: { inherit: 'style', flow: true, phrasing: true } },
  ],
  rules: {
    // React closes void elements with a slash, writes attributes as its props are named and booleans with an empty value.
    // All three mean the same to a browser (HTML, sections 13.1.2.1 and 13.1.2.3).
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Numbers are kept on one line by CSS; hard spaces would be copied and searched for in vain.
    'tel-non-breaking': 'off',
  },
});

/** What html-validate lets pass and the W3C's own checker does not. */
const refused: [selector: string, reason: string][] = [
  [
    '[popovertarget][aria-expanded]',
    'nettleseren sier selv om det som popovertarget åpner, er åpent: uten aria-expanded',
  ],
  ['picture [srcset]:not([sizes]), [srcset$="w"]:not([sizes])', 'srcset uten sizes'],
  ['[srcset][sizes]:not([srcset$="w"])', 'sizes uten bredder i srcset'],
  ['[imagesrcset]:not([imagesizes])', 'imagesrcset uten imagesizes'],
];

/** Every page is valid HTML, nothing in it is refused, and its headings follow each other. */
export async function checkMarkup({ pages }: BuiltSite): Promise<string[]> {
  const faults = pages.map(async (page) => [
    ...(await validate(page)),
    ...refused.flatMap(([selector, reason]) =>
      [...page.document.querySelectorAll(selector)].map(
        ({ outerHTML }) => `${reason}: ${outerHTML.slice(0, 150)}`,
      ),
    ),
    ...checkHeadings(page),
  ]);
  return (await Promise.all(faults)).flatMap((own, index) =>
    own.map((fault) => `${pages[index]!.file}: ${fault}`),
  );
}

async function validate({ file, html }: Page): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${message} (${ruleId}, ${selector ?? 'hele siden'})`);
}

/**
 * One `h1`, and no level skipped on the way down (WCAG 2.2, 1.3.1 and 2.4.6): a firm writes headings of its own in the privacy
 * statement. What stands before the page, as the consent banner, begins with level 2; a dialog is read on its own.
 */
function checkHeadings({ document }: Page): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => !heading.closest('dialog, [role="dialog"]'))
    .map(({ tagName, textContent }) => ({ level: Number(tagName[1]), text: textContent.trim() }));
  const first = headings.filter(({ level }) => level === 1).length;
  const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
  return [
    ...(first === 1 ? [] : [`siden har ${first} overskrifter på nivå 1, men skal ha én.`]),
    ...skipping.map(({ level, text }) => `«${text}» (h${level}) hopper over et nivå.`),
  ];
}
