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
    // What stands before the page, as banner and settings of the consent, begins with level 2.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
  },
});

/** What html-validate says of faults that a firm can make, whose privacy statement has headings of its own, in Norwegian. */
const norwegian: Record<string, string> = {
  'heading-level': 'siden skal ha én overskrift på nivå 1, og ingen overskrift kan hoppe over et nivå',
};

/** What html-validate lets pass and must not be published. */
const refused: [selector: string, reason: string][] = [
  [
    '[popovertarget][aria-expanded]',
    'nettleseren sier selv om det som popovertarget åpner, er åpent: uten aria-expanded',
  ],
  ['picture [srcset]:not([sizes]), [srcset$="w"]:not([sizes])', 'srcset uten sizes'],
  ['[srcset][sizes]:not([srcset$="w"])', 'sizes uten bredder i srcset'],
];

/** Every page is valid HTML, and nothing in it is refused. */
export async function checkMarkup({ pages }: BuiltSite): Promise<string[]> {
  const faults = pages.map(async (page) => {
    const own = refused.flatMap(([selector, reason]) =>
      [...page.document.querySelectorAll(selector)].map(
        ({ outerHTML }) => `${reason}: ${outerHTML.slice(0, 150)}`,
      ),
    );
    return [...(await validate(page)), ...own].map((fault) => `${page.file}: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

async function validate({ file, html }: Page): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  const faults = results.flatMap(({ messages }) => messages);
  return faults.map(({ ruleId, message, selector }) => {
    const words = norwegian[ruleId] ?? message;
    return `${words} (${ruleId}, ${selector ?? 'hele siden'})`;
  });
}
