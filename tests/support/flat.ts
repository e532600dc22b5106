import sharp from 'sharp';

/** A picture of one colour. */
export const flat = (width: number, height: number, background = '#89a') =>
  sharp({ create: { width, height, channels: 3, background } });
