import { expect, it } from 'vitest';
import { fitInside } from './GallerySlide.tsx';

const picture = { width: 1920, height: 1280 };

it.each([
  ['fills the width of a tall box', { width: 390, height: 700 }, { width: 390, height: 260 }],
  ['fills the height of a wide box', { width: 2000, height: 640 }, { width: 960, height: 640 }],
  ['never enlarges a picture', { width: 4000, height: 3000 }, picture],
])('%s', (_, box, size) => expect(fitInside(picture, box)).toEqual(size));
