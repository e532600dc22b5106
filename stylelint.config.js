const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, null]));

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-recess-order'],
  // What a sheet uses may be declared in any other: tokens, and what a component takes from its parent.
  referenceFiles: ['src/**/*.css'],
  rules: {
    // It matches while the next element is still loading, and what it lays out would move.
    'selector-pseudo-class-disallowed-list': ['only-child', 'only-of-type'],
    'no-unknown-animations': true,
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,
    // Rules follow each other closely; an empty line is a new subject.
    ...off(
      'at-rule-empty-line-before',
      'comment-empty-line-before',
      'custom-property-empty-line-before',
      'declaration-empty-line-before',
      'rule-empty-line-before',
    ),
    // Numbers as in `src/content/brand/palette.test.ts`, which writes `colours.css`.
    ...off('alpha-value-notation', 'hue-degree-notation', 'lightness-notation'),
    // Vite resolves imports of files, and `--text-h2--line-height` belongs to `--text-h2`.
    ...off('custom-property-pattern', 'import-notation'),
    // Sheets are in the order of the page.
    ...off('no-descending-specificity', 'no-duplicate-selectors'),
    // `calc()` needs the unit of a zero in a custom property, and `A4` is a name.
    ...off('length-zero-no-unit', 'value-keyword-case'),
  },
};
