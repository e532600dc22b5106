import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picture } from '../../tests/support/example-content.ts';
import { freeName, processUpload, safeStem } from './pictures.ts';

/** A photograph as a phone makes it: on its side, with notes on how to turn it and of place and owner. */
const phonePhoto = () =>
  sharp({ create: { width: 3200, height: 2400, channels: 3, background: '#89a' } })
    .withExif({
      IFD0: { Make: 'Kamera', Copyright: 'Ola' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 16/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

const refusal = async (name: string, bytes: Uint8Array, use?: 'logo') => {
  const result = await processUpload(name, bytes, use);
  return 'refused' in result ? result.refused : `tok imot ${result.name}`;
};

describe('a photograph', () => {
  test('is turned, made no larger than needed and freed of the camera’s notes', async () => {
    const photo = await phonePhoto();
    expect(photo.toString('latin1')).toMatch(/Kamera/);
    const result = await processUpload('C:\\Bilder\\Grønt bad på Ås.JPEG', photo);
    if ('refused' in result) throw new Error(result.refused);
    expect(result.name).toBe('groent-bad-paa-aas.jpg');
    const after = await sharp(result.bytes).metadata();
    expect(after).toMatchObject({ format: 'jpeg', width: 1800, height: 2400 });
    expect([after.exif, after.orientation, after.icc, after.xmp, after.iptc]).toEqual(
      Array(5).fill(undefined),
    );
    expect(Buffer.from(result.bytes).toString('latin1')).not.toMatch(/Exif|GPS|Kamera|Ola/);
  });

  test('never keeps the folders in front of its name', async () => {
    expect(await processUpload('../../etc/Passwd.jpg', await picture(1200))).toMatchObject({
      name: 'passwd.jpg',
    });
  });

  test('that is transparent gets a white ground', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 1300, height: 900, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const result = await processUpload('Tegning.png', png);
    if ('refused' in result) throw new Error(result.refused);
    expect(result.name).toBe('tegning.jpg');
    expect((await sharp(result.bytes).stats()).dominant.r).toBeGreaterThan(240);
  });

  test('that cannot be used is refused with what to do', async () => {
    const large = await picture(1400, 900);
    expect(await refusal('IMG_1.HEIC', heic)).toMatch(/HEIC.*eksporter det som JPEG.*Mest kompatibel/);
    expect(await refusal('IMG_1.jpg', heic)).toMatch(/er i formatet HEIC/);
    expect(await refusal('bad.jpg', await picture(800))).toMatch(/800 piksler bredt. Det må være minst 1200/);
    expect(await refusal('bad.jpg', await picture(1300, 3000))).toMatch(/for smalt til høyden/);
    expect(await refusal('bad.jpg', large.subarray(0, 900))).toMatch(/kan ikke leses som et bilde/);
    expect(await refusal('bad.jpg', Buffer.from('<?php echo 1;'))).toMatch(/kan ikke leses som et bilde/);
    expect(await refusal('bad.jpg', new Uint8Array())).toMatch(/kan ikke leses som et bilde/);
    expect(await refusal('bad.jpg', new Uint8Array(20_000_001))).toMatch(/på 21 MB.*høyst 20 MB/);
    expect(await refusal('bad.gif', await sharp(large).gif().toBuffer())).toMatch(/formatet gif/);
  });
});

describe('a logo', () => {
  const drawing = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`,
    );

  test('may be small, keeps what is transparent, and a drawing stays a drawing', async () => {
    const png = await sharp({ create: { width: 90, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const small = await processUpload('Rør & Varme.png', png, 'logo');
    if ('refused' in small) throw new Error(small.refused);
    expect(small.name).toBe('roer-varme.png');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'png', width: 90, hasAlpha: true });
    const svg = drawing('<linearGradient id="a"/><path fill="url(#a)" d="M0 0h1v1z"/>');
    expect(await processUpload('Logo.SVG', svg, 'logo')).toEqual({ name: 'logo.svg', bytes: svg });
  });

  test.each([
    '<script>alert(1)</script>',
    '<g onload="alert(1)"/>',
    '<a href="javascript:alert(1)"/>',
    '<image href="https://andre.example/a.png"/>',
    '<style>@import "https://andre.example/a.css"</style>',
    '<foreignObject/>',
  ])('is only a drawing: %s', async (inside) => {
    expect(await refusal('logo.svg', drawing(inside), 'logo')).toMatch(/mer enn en tegning/);
  });

  test('a drawing is no photograph', async () => {
    expect(await refusal('logo.svg', drawing(''))).toMatch(/formatet svg/);
  });
});

test.each([
  ['IMG_2041.JPG', 'img-2041'],
  ['Bad på Nøtterøy (før).jpg', 'bad-paa-noetteroey-foer'],
  ['A\u030as é.jpg', 'aas-e'],
  ['.jpg', 'bilde'],
  ['浴室.jpg', 'bilde'],
  [`${'a'.repeat(300)}.jpg`, 'a'.repeat(60)],
])('names %s safely', (name, stem) => expect(safeStem(name)).toBe(stem));

test('a name is never one that is taken', () => {
  expect(freeName('bad.jpg', [])).toBe('bad.jpg');
  expect(freeName('bad.jpg', ['BAD.JPG', 'bad-2.jpg'])).toBe('bad-3.jpg');
  expect(freeName('bad', ['bad'])).toBe('bad-2');
});
