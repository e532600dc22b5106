/** Two colours of the theme that meet on the page, and what their contrast must be (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface Pair {
  /** Names of the tokens in `styles/tokens.css`, without `--color-`. */
  front: string;
  ground: string;
  /** Least contrast: 4.5 for words, 3 for edges, icons and rings. */
  least: 4.5 | 3;
}

const pairs = (least: Pair['least'], fronts: string[], grounds: string[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));

const light = ['surface', 'surface-raised'];

/** Dark colours on light ground. Where the contrast is too low, the one in front becomes darker. */
export const onLight: Pair[] = [
  ...pairs(4.5, ['ink', 'ink-muted', 'link'], ['surface-tint-strong', 'surface-tint', ...light]),
  ...pairs(4.5, ['accent', 'accent-strong'], ['surface-tint', 'action-tint', ...light]),
  ...pairs(4.5, ['disabled-ink'], ['disabled']),
  ...pairs(3, ['control', 'focus'], ['surface-tint', ...light]),
  ...pairs(4.5, ['error', 'success'], light),
  ...pairs(4.5, ['error'], ['error-surface']),
  ...pairs(4.5, ['success'], ['success-surface']),
];

/** Light colours whose lightness is given, on dark ground. The ground becomes darker. */
export const groundGivesWay: Pair[] = [
  ...pairs(4.5, ['ink-inverse'], ['strong', 'strong-hover', 'surface-dark', 'surface-deep']),
  ...pairs(4.5, ['membrane'], ['surface-dark']),
  ...pairs(3, ['focus-inverse'], ['surface-dark', 'surface-deep']),
];

/** Light colours of the firm's own hue on dark ground. The one in front becomes lighter. */
export const onDark = pairs(4.5, ['ink-inverse-muted', 'accent-inverse'], ['surface-dark', 'surface-deep']);
