import { HtmlValidate } from 'html-validate';
import type { BuiltSite } from './read-site.ts';

/** html-validate with exceptions, each with its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling is equivalent (HTML, sections 13.1.2.1 and 13.1.2.3).
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // CSS keeps numbers on one line; hard spaces would break copying and searching.
    'tel-non-breaking': 'off',
    // The consent banner and dialog precede the page and begin with level 2.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
  },
});

/** Messages in Norwegian for faults that a firm's own privacy statement can cause. */
const norwegian: Record<string, string> = {
  'heading-level': 'siden skal ha én overskrift på nivå 1, og ingen overskrift kan hoppe over et nivå',
};

/** Finds invalid HTML. */
export const checkMarkup = ({ pages }: BuiltSite): string[] =>
  pages.flatMap(({ file, html }) => {
    const faults = validator.validateStringSync(html, file).results.flatMap(({ messages }) => messages);
    return faults.map(({ ruleId, message, selector }) => {
      const words = norwegian[ruleId] ?? message;
      return `${file}: ${words} (${ruleId}, ${selector ?? 'hele siden'})`;
    });
  });
