// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createPhotos } from './photos.ts';

test('of two pictures, the one that is due again is hidden first, so that it fades in', async () => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  document.body.innerHTML =
    '<div><picture><img></picture><template><picture><img></picture></template></div>';
  const first = document.querySelector('picture')!;
  const template = document.querySelector('template')!;
  const photos = createPhotos(document.querySelector('div')!, first, template);
  expect(await photos.loadAfter(0)).toBe(1);
  photos.show(1, 0);
  expect(first.dataset['turn']).toBe('previous');
  expect(await photos.loadAfter(1)).toBe(0);
  expect(first.dataset['turn']).toBe('upcoming');
});
