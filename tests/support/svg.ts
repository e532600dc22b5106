/** An SVG file of some drawing. */
export const svg = (drawing: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${drawing}</svg>`;

/** What a program writes into a drawing about where it was made. */
export const placeInDrawing =
  '<metadata><d xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="59,54N"/></metadata>';
