/** How pixels are drawn for each orientation (Exif 3.0, section 4.6.5), in widths and heights as stored. */
const turns: Record<number, (width: number, height: number) => DOMMatrix2DInit> = {
  2: (width) => ({ a: -1, e: width }),
  3: (width, height) => ({ a: -1, d: -1, e: width, f: height }),
  4: (_, height) => ({ d: -1, f: height }),
  5: () => ({ a: 0, b: 1, c: 1, d: 0 }),
  6: (_, height) => ({ a: 0, b: 1, c: -1, d: 0, e: height }),
  7: (width, height) => ({ a: 0, b: -1, c: -1, d: 0, e: height, f: width }),
  8: (width) => ({ a: 0, b: -1, c: 1, d: 0, f: width }),
};

/**
 * Decodes a photograph, upright as the build shows it. Chromium ignores the orientation of a WebP.
 *
 * @throws DOMException if it is no picture
 */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  if ((await file.slice(8, 12).text()) !== 'WEBP') return createImageBitmap(file);
  const { picture, orientation } = withoutOrientation(new Uint8Array(await file.arrayBuffer()));
  const bitmap = await createImageBitmap(picture);
  const turn = turns[orientation]?.(bitmap.width, bitmap.height);
  if (!turn) return bitmap;
  const [width, height] = orientation < 5 ? [bitmap.width, bitmap.height] : [bitmap.height, bitmap.width];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.setTransform(turn);
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

/** A WebP whose orientation says nothing, for browsers that obey it, and what it said. */
function withoutOrientation(bytes: Uint8Array<ArrayBuffer>): { picture: Blob; orientation: number } {
  const view = new DataView(bytes.buffer);
  const place = orientationIn(view);
  const orientation = place ? view.getUint16(place.at, place.isLittle) : 1;
  if (place) view.setUint16(place.at, 1, place.isLittle);
  return { picture: new Blob([bytes]), orientation };
}

/** Where the orientation (tag 274) is among the chunks of a WebP (RFC 9649), and in which byte order. */
function orientationIn(view: DataView) {
  for (let at = 12; at + 24 < view.byteLength;) {
    const size = view.getUint32(at + 4, true);
    // «EXIF», in which some programs begin with the mark that a JPEG has.
    if (view.getUint32(at) === 0x45_58_49_46) {
      const start = at + 8 + (view.getUint32(at + 8) === 0x45_78_69_66 ? 6 : 0);
      return tagIn(new DataView(view.buffer, start, Math.min(size, view.byteLength - start)));
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

function tagIn(exif: DataView) {
  if (exif.byteLength < 10) return undefined;
  const isLittle = exif.getUint16(0) === 0x49_49;
  const first = exif.getUint32(4, isLittle) + 2;
  const count = first <= exif.byteLength ? exif.getUint16(first - 2, isLittle) : 0;
  for (let at = first; at < first + count * 12 && at + 12 <= exif.byteLength; at += 12)
    if (exif.getUint16(at, isLittle) === 274) return { at: exif.byteOffset + at + 8, isLittle };
  return undefined;
}
