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
    // The roles of the statement's tables, which are not laid out as tables on a phone.
    'no-redundant-role': 'off',
    // The consent banner precedes the content and begins with level 2.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    // A heading of the statement may begin with a number (HTML, section 3.2.6).
    'valid-id': ['error', { relaxed: true }],
    // An owner's line may end with a space, which no browser shows.
    'no-trailing-whitespace': 'off',
  },
});

/** Finds invalid HTML. */
export const checkMarkup = ({ pages }: BuiltSite): string[] =>
  pages.flatMap(({ file, html }) => {
    const faults = validator.validateStringSync(html, file).results.flatMap(({ messages }) => messages);
    return faults.map(
      ({ ruleId, message, selector }) => `${file}: ${message} (${ruleId}, ${selector ?? 'hele siden'})`,
    );
  });
