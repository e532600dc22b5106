import sharp from 'sharp';

/** A picture of one colour. */
export const flat = (width: number, height: number, background = '#89a') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG with transparent margins: 900 x 500 around a drawing of one colour. */
export const withMargins = async (width: number, height: number, background: string) => {
  const input = await flat(width, height, background).png().toBuffer();
  const clear = { width: 900, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  return sharp({ create: clear })
    .composite([{ input, left: 300, top: 200 }])
    .png()
    .toBuffer();
};
