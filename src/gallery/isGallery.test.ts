import { expect, test } from 'vitest';
import { isGallery } from './isGallery.ts';

const pictures = [{}];

test('accepts the file of a gallery', () => expect(isGallery({ pictures })).toBe(true));

test.each<[string, unknown]>([
  ['no object', []],
  ['another file', { error: 'not found' }],
  ['no list', { pictures: {} }],
  ['no pictures', { pictures: [] }],
])('refuses %s', (_, json) => expect(isGallery(json)).toBe(false));
