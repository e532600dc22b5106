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

/** Every page is valid HTML, and has no `style` attribute, which the security policy would refuse. */
export async function checkMarkup({ pages }: BuiltSite): Promise<string[]> {
  const faults = pages.map(async (page) => [...(await validate(page)), ...checkStyles(page)]);
  return (await Promise.all(faults)).flat();
}

async function validate({ file, html }: Page): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${file}: ${message} (${ruleId}, ${selector ?? 'hele siden'})`,
    ),
  );
}

function checkStyles({ file, document }: Page): string[] {
  return [...document.querySelectorAll('[style]')].map(
    (element) => `${file}: style="${element.getAttribute('style')}" er ikke tillatt av sikkerhetsreglene.`,
  );
}
