import { expect, it } from 'vitest';
import { fitInside } from './GallerySlide.tsx';

const picture = { width: 1920, height: 1280 };

it('fills the width of a tall box', () => {
  expect(fitInside(picture, { width: 390, height: 700 })).toEqual({ width: 390, height: 260 });
});

it('fills the height of a wide box', () => {
  expect(fitInside(picture, { width: 2000, height: 640 })).toEqual({ width: 960, height: 640 });
});

it('never enlarges a picture', () => {
  expect(fitInside(picture, { width: 4000, height: 3000 })).toEqual(picture);
});
