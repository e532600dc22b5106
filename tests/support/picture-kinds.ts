import sharp, { type Sharp } from 'sharp';

/** A colour by red, green and blue. */
type Colour = readonly [red: number, green: number, blue: number];

/** A valid picture file, and what browsers show of it: a colour above and another below, upright. */
export interface PictureKind {
  name: string;
  bytes: Buffer;
  above: Colour;
  below: Colour;
}

/** Size of each kind, upright. */
export const kindSize = { width: 48, height: 32 };

const red: Colour = [200, 50, 50];
const green: Colour = [60, 160, 90];
const lightGrey: Colour = [149, 149, 149];
const darkGrey: Colour = [60, 60, 60];

const best = { quality: 100, chromaSubsampling: '4:4:4', lossless: true } as const;

function draw(above: Colour, below: Colour): Sharp {
  const { width, height } = kindSize;
  const rows = Array.from({ length: height }, (_, y) => (y < height / 2 ? above : below));
  const pixels = rows.flatMap((colour) => Array.from({ length: width }, () => colour).flat());
  return sharp(Uint8Array.from(pixels), { raw: { width, height, channels: 3 } });
}

const coloured = () => draw(red, green);
const grey = () => draw(lightGrey, darkGrey).toColourspace('b-w');

/** How a phone stores a picture for each orientation (Exif 3.0, section 4.6.5), in degrees clockwise. */
const turns = [
  { orientation: 1, degrees: 0 },
  { orientation: 3, degrees: 180 },
  { orientation: 6, degrees: 270 },
  { orientation: 8, degrees: 90 },
];

/** The kinds of photographs that cameras, phones and programs save and browsers show. */
export async function pictureKinds(): Promise<PictureKind[]> {
  const kinds: PictureKind[] = [];
  const add = async (name: string, picture: Sharp, above = red, below = green) => {
    kinds.push({ name, bytes: await picture.toBuffer(), above, below });
  };
  for (const profile of ['srgb', 'p3']) {
    const picture = () => coloured().withIccProfile(profile);
    await add(`JPEG, ${profile}`, picture().jpeg(best));
    await add(`WebP, ${profile}`, picture().webp(best));
    await add(`PNG, ${profile}`, picture().png());
    await add(`PNG of 16 bits, ${profile}`, picture().toColourspace('rgb16').png());
  }
  await add('PNG of 16 bits, no profile', coloured().toColourspace('rgb16').png());
  await add('JPEG, grey', grey().jpeg(best), lightGrey, darkGrey);
  await add('PNG of 16 bits, grey', grey().toColourspace('grey16').png(), lightGrey, darkGrey);
  // The profile has no nearer colours.
  const cmyk = coloured().withIccProfile('cmyk').jpeg(best);
  await add('JPEG, CMYK with its profile', cmyk, [196, 55, 57], [57, 149, 88]);
  for (const { orientation, degrees } of turns) {
    const stored = await coloured().rotate(degrees).png().toBuffer();
    for (const format of ['jpeg', 'webp', 'png'] as const) {
      const marked = sharp(stored).withMetadata({ orientation }).toFormat(format, best);
      await add(`${format}, orientation ${orientation}`, marked);
    }
  }
  return kinds;
}
