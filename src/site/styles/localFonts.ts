/** Size of the web font's letters above and below the baseline, in per cent of its own. */
const heights = { 'ascent-override': 97.66, 'descent-override': 25.78 };

const weights = [400, 500, 600];

/**
 * Fonts of the first paint: Windows and Apple, Android, Linux. For each weight the width of the home page's
 * text in the web font, in per cent of its width in the local font's regular cut (Chromium, `measureText`).
 */
const fonts = [
  { name: 'Like Arial', local: ['Arial'], widths: [103.9, 105.9, 108] },
  { name: 'Like Roboto', local: ['Roboto', 'Roboto-Regular'], widths: [104.5, 106.2, 108.7] },
  { name: 'Like DejaVu', local: ['DejaVu Sans'], widths: [91.2, 93.8, 96.2] },
];

/** CSS of local fonts with the widths and heights of the web font: nothing moves when it comes. */
export const localFonts = fonts
  .flatMap(({ name, local, widths }) =>
    widths.map((width, index) => {
      const overrides = Object.entries(heights).map(
        ([property, height]) => `${property}:${Number(((height / width) * 100).toFixed(1))}%`,
      );
      return `@font-face{font-family:'${name}';font-weight:${weights[index]};src:${local
        .map((font) => `local('${font}')`)
        .join(',')};size-adjust:${width}%;${overrides.join(';')};line-gap-override:0%}`;
    }),
  )
  .join('');
