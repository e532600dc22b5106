import { expect, test } from 'vitest';
import { imageMetadata, type ImportedPicture } from './imageMetadata.ts';

const metadata = { src: '/a.jpg', width: 4, height: 3, format: 'jpg' } as const;

test('reads nothing of an imported picture but its clone, or Astro publishes the original with its camera data', () => {
  const read: (string | symbol)[] = [];
  const file = new Proxy<ImportedPicture>(metadata, {
    get: (_, name) => (read.push(name), name === 'clone' ? metadata : undefined),
  });
  expect(imageMetadata(file)).toEqual(metadata);
  expect(read).toEqual(['clone']);
});
