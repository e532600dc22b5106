import type { TokenName } from './tokens.ts';

/** Two colours and the contrast that they need (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPair {
  foreground: TokenName;
  background: TokenName;
  /** 4.5 for text, 3 for edges, icons and focus rings. */
  least: 4.5 | 3;
}

const pairs = (
  least: ContrastPair['least'],
  foregrounds: TokenName[],
  backgrounds: TokenName[],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, least })));

const light: TokenName[] = ['surface', 'surface-raised'];

/** Dark colours on light background. Where the contrast is too low, the foreground is darkened. */
export const darkenForeground: ContrastPair[] = [
  ...pairs(4.5, ['ink', 'ink-muted', 'link'], ['surface-tint-strong', 'surface-tint', ...light]),
  ...pairs(4.5, ['accent', 'accent-strong'], ['surface-tint', 'action-tint', ...light]),
  ...pairs(4.5, ['disabled-ink'], ['disabled']),
  ...pairs(3, ['control', 'focus'], ['surface-tint', ...light]),
  ...pairs(4.5, ['error', 'success'], light),
  ...pairs(4.5, ['error'], ['error-surface']),
  ...pairs(4.5, ['success'], ['success-surface']),
];

/** Light colours of fixed lightness on dark background: the background is darkened. */
export const darkenBackground: ContrastPair[] = [
  ...pairs(4.5, ['ink-inverse'], ['strong', 'strong-hover', 'surface-dark', 'surface-deep']),
  ...pairs(4.5, ['membrane'], ['surface-dark']),
  ...pairs(3, ['focus-inverse'], ['surface-dark', 'surface-deep']),
];

/** Light colours of the firm's own hue on dark background: the foreground is lightened. */
export const lightenForeground: ContrastPair[] = pairs(
  4.5,
  ['ink-inverse-muted', 'accent-inverse'],
  ['surface-dark', 'surface-deep'],
);
