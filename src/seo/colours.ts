/**
 * Colours for what is drawn outside the page's CSS: icons, share pictures, the browser's own frame. The values are those
 * of `styles/tokens.css`; a test compares them.
 */
export const colours = {
  surface: '#fafaf8',
  surfaceDark: '#0e3e44',
  ink: '#0a272d',
  inkMuted: '#495a5d',
  joint: '#d6dad7',
} as const;
