import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A colour by red, green and blue. */
type Colour = readonly [number, number, number];

/** A valid picture file, and what browsers show of it: a colour above and another below, upright. */
export interface PictureKind {
  name: string;
  bytes: Buffer;
  above: Colour;
  below: Colour;
}

/** Size of each kind, upright. */
export const kindSize = { width: 48, height: 32 };

const [red, green]: Colour[] = [
  [200, 50, 50],
  [60, 160, 90],
];
const [light, dark]: Colour[] = [
  [149, 149, 149],
  [60, 60, 60],
];

const pixels = (above: Colour, below: Colour, { width, height } = kindSize) => {
  const rows = Array.from({ length: height }, (_, y) => (y < height / 2 ? above : below));
  const data = Uint8Array.from(rows.flatMap((colour) => Array.from({ length: width }, () => colour).flat()));
  return sharp(data, { raw: { width, height, channels: 3 } });
};

/** How a picture is stored for each orientation (Exif 3.0, section 4.6.5): turned clockwise and mirrored. */
const stored: Record<number, (picture: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(90).flip(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(270).flip(),
  8: (picture) => picture.rotate(90),
};

const s15 = (value: number) => Math.round(value * 65536);

/** An ICC profile (ICC.1:2001) of a gamma alone, grey or of three primaries (XYZ relative to D50). */
function iccProfile(gamma: number, primaries?: readonly Colour[]): Buffer {
  const block = (type: string, numbers: readonly number[]) => {
    const bytes = Buffer.alloc(8 + numbers.length * 4);
    bytes.write(type);
    for (const [at, number] of numbers.entries()) bytes.writeInt32BE(number, 8 + at * 4);
    return bytes;
  };
  const xyz = (values: Colour) => block('XYZ ', values.map(s15));
  const curve = block('curv', [1, Math.round(gamma * 256) << 16]);
  const text = Buffer.concat([block('desc', [2]), Buffer.from('p\0'), Buffer.alloc(78)]);
  const tags: [string, Buffer][] = [
    ['desc', text],
    ['wtpt', xyz([0.9642, 1, 0.8249])],
    ...(primaries ?? []).flatMap((primary, at): [string, Buffer][] => [
      [`${'rgb'[at]}XYZ`, xyz(primary)],
      [`${'rgb'[at]}TRC`, curve],
    ]),
    ...(primaries ? [] : [['kTRC', curve] as [string, Buffer]]),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeInt32BE(tags.length);
  let offset = 128 + table.length;
  for (const [at, [name, data]] of tags.entries()) {
    table.write(name, 4 + at * 12);
    table.writeInt32BE(offset, 8 + at * 12);
    table.writeInt32BE(data.length, 12 + at * 12);
    offset += data.length + (-data.length & 3);
  }
  const header = Buffer.alloc(128);
  header.writeInt32BE(offset);
  header.writeInt32BE(0x02400000, 8);
  header.write(`mntr${primaries ? 'RGB ' : 'GRAY'}XYZ `, 12);
  header.write('acsp', 36);
  header.set(xyz([0.9642, 1, 0.8249]).subarray(8), 68);
  return Buffer.concat([
    header,
    table,
    ...tags.map(([, data]) => Buffer.concat([data, Buffer.alloc(-data.length & 3)])),
  ]);
}

/** Adobe RGB (1998), section 4.3.5. */
const adobeRgb = iccProfile(2.19921875, [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
]);

/** A segment of a JPEG, put after its start. */
const withSegment = (jpeg: Buffer, marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

const withProfile = (jpeg: Buffer, profile: Buffer) =>
  withSegment(jpeg, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]));

/** A PNG with a profile in place of any that it has, after its first chunk. */
const pngWithProfile = (png: Buffer, profile: Buffer) => {
  const chunk = Buffer.concat([Buffer.from('iCCPp\0\0'), deflateSync(profile)]);
  const size = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  size.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, 33), size, chunk, sum, png.subarray(33)]);
};

/** Every kind of photograph that a camera, a phone or a program saves and a browser shows. */
export async function pictureKinds(): Promise<PictureKind[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'profil-')), 'adobe.icc');
  writeFileSync(file, adobeRgb);
  const coloured = () => pixels(red!, green!);
  const grey = () => pixels(light!, dark!).toColourspace('b-w');
  const best = { quality: 100, chromaSubsampling: '4:4:4' } as const;
  const kinds: [string, Promise<Buffer>, (readonly Colour[])?][] = [];
  for (const profile of [undefined, 'srgb', 'p3', file]) {
    const name = profile === file ? 'Adobe RGB' : (profile ?? 'no profile');
    const picture = () => (profile ? coloured().withIccProfile(profile) : coloured());
    kinds.push(
      [`JPEG, ${name}`, picture().jpeg(best).toBuffer()],
      [`WebP, ${name}`, picture().webp({ lossless: true }).toBuffer()],
      [`PNG, ${name}`, picture().png().toBuffer()],
      [`PNG of 16 bits, ${name}`, picture().toColourspace('rgb16').png().toBuffer()],
    );
  }
  const greys: [string, Buffer][] = [
    ['JPEG', await grey().jpeg(best).toBuffer()],
    ['PNG', await grey().png().toBuffer()],
    ['PNG of 16 bits', await grey().toColourspace('grey16').png().toBuffer()],
  ];
  // What 149 and 60 mean with a gamma of 1.8.
  const lighter: Colour[] = [166, 77].map((value) => [value, value, value]);
  for (const [name, bytes] of greys)
    kinds.push(
      [`${name}, grey`, Promise.resolve(bytes), [light!, dark!]],
      [
        `${name}, grey with its profile`,
        Promise.resolve((name === 'JPEG' ? withProfile : pngWithProfile)(bytes, iccProfile(1.8))),
        lighter,
      ],
    );
  kinds.push([
    'JPEG, CMYK with its profile',
    coloured().withIccProfile('cmyk').jpeg(best).toBuffer(),
    [
      [196, 55, 57],
      [57, 149, 88],
    ],
  ]);
  for (const [orientation, turn] of Object.entries(stored))
    for (const format of ['jpeg', 'webp', 'png'] as const) {
      const turned = await turn(coloured()).png().toBuffer();
      const marked = sharp(turned).withMetadata({ orientation: Number(orientation) });
      const options = { ...best, lossless: true };
      kinds.push([`${format}, orientation ${orientation}`, marked.toFormat(format, options).toBuffer()]);
    }
  return Promise.all(
    kinds.map(async ([name, bytes, [above, below] = [red!, green!]]) => ({
      name,
      bytes: await bytes,
      above: above!,
      below: below!,
    })),
  );
}

const xmp = (attributes: string) =>
  Buffer.from(
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
      `xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" ${attributes}/>` +
      '</rdf:RDF></x:xmpmeta>',
  );

/** The index of a file of two pictures (CIPA DC-007): version, count, and size and place of each. */
const twoPictures = (first: number, second: number, place: number) => {
  const fields = 'b00000070000000430313030b00100040000000100000002b00200070000002000000032';
  const entries = [0, 0x30000, first, 0, 0, 0, second, place, 0].map((value) =>
    value.toString(16).padStart(8, '0'),
  );
  return Buffer.from(`4d504600${'4d4d002a000000080003'}${fields}${entries.join('')}`, 'hex');
};

/** A JPEG with a gain map (Ultra HDR), as phones save it, with its position in the XMP alone. */
export async function ultraHdr(): Promise<Buffer> {
  const flat = (colour: Colour) => pixels(colour, colour).jpeg().toBuffer();
  const map = withSegment(await flat(light!), 0xe1, xmp('hdrgm:GainMapMax="2" hdrgm:HDRCapacityMax="2"'));
  const place = xmp('xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="59,16N"');
  const picture = await flat(red!);
  const write = (size: number) => {
    // Places count from the index, after the start of the file, the XMP and two heads of segments.
    const index = twoPictures(size, map.length, size - (2 + place.length + 4 + 8));
    return withSegment(withSegment(picture, 0xe2, index), 0xe1, place);
  };
  return Buffer.concat([write(write(0).length), map]);
}
