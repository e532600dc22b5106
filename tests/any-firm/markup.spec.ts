import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../support/test.ts';

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

test('the HTML of every page is valid', () => {
  for (const file of globSync('dist/*.html')) {
    const { results } = validator.validateStringSync(readFileSync(file, 'utf8'), file);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => [file, ruleId, message, selector])).toEqual([]);
  }
});
