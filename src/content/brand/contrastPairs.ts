import type { TokenName } from './tokens.ts';

/** A colour that is moved towards black (0) or white (1) until it has its contrast with another. */
interface ContrastPair {
  moved: TokenName;
  towards: 0 | 1;
  other: TokenName;
  /** WCAG 2.2, 1.4.3 and 1.4.11: 4.5 for text, 3 for edges, icons and focus rings. */
  least: 4.5 | 3;
}

/** Pairs each of the first colours, which are darkened or lightened, with each of the others. */
const pairs =
  (towards: ContrastPair['towards']) =>
  (least: ContrastPair['least'], colours: TokenName[], others: TokenName[]): ContrastPair[] =>
    colours.flatMap((moved) => others.map((other) => ({ moved, towards, other, least })));
const [darken, lighten] = [pairs(0), pairs(1)];

const light: TokenName[] = ['surface', 'surface-raised'];
const dark: TokenName[] = ['surface-dark', 'surface-deep'];

/** The pairs in the order in which they are adjusted. */
export const contrastPairs = [
  // Dark backgrounds, under light colours of fixed lightness.
  ...darken(4.5, ['strong', 'strong-hover', ...dark], ['ink-inverse']),
  ...darken(4.5, ['surface-dark'], ['membrane']),
  ...darken(3, dark, ['focus-inverse']),
  // Dark colours on light backgrounds.
  ...darken(4.5, ['ink', 'ink-muted', 'link'], ['surface-tint-strong', 'surface-tint', ...light]),
  ...darken(4.5, ['accent', 'accent-strong'], ['surface-tint', 'action-tint', ...light]),
  ...darken(4.5, ['disabled-ink'], ['disabled']),
  ...darken(3, ['control', 'focus'], ['surface-tint', ...light]),
  ...darken(4.5, ['error', 'success'], light),
  ...darken(4.5, ['error'], ['error-surface']),
  ...darken(4.5, ['success'], ['success-surface']),
  // Light colours of the firm's own hue on dark backgrounds.
  ...lighten(4.5, ['ink-inverse-muted', 'accent-inverse'], dark),
];
