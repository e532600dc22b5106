import { expect, test } from 'vitest';
import { isGallery } from './isGallery.ts';

const picture = { src: '/a.webp', avif: '/a.avif 960w', sizes: '100vw', width: 4, height: 3, alt: 'Et bad' };
const gallery = {
  title: 'Et lyst bad',
  description: 'Oslo 2024.',
  pictures: [{ full: picture, thumbnail: picture }],
};

test('accepts the file of a gallery', () => expect(isGallery(gallery)).toBe(true));

test.each<[string, unknown]>([
  ['no object', []],
  ['no description', { ...gallery, description: undefined }],
  ['no pictures', { ...gallery, pictures: [] }],
  ['an entry that is null', { ...gallery, pictures: [null] }],
  ['no thumbnail', { ...gallery, pictures: [{ full: picture }] }],
  ...Object.keys(picture).map((field): [string, unknown] => [
    `a picture without ${field}`,
    { ...gallery, pictures: [{ thumbnail: picture, full: { ...picture, [field]: undefined } }] },
  ]),
])('refuses %s', (_, json) => expect(isGallery(json)).toBe(false));
