/** An SVG file of some drawing. */
export const svg = (drawing: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${drawing}</svg>`;
