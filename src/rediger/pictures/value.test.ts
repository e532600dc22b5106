import { expect, it } from 'vitest';
import { faultIn, newPicture } from './value.ts';

const words = { hasWords: true };

it('a picture that is added has its subject in the middle of every screen that it is cut for', () => {
  expect(newPicture('blob:x', words)).toEqual({ file: 'blob:x', alt: '' });
  expect(newPicture('blob:x', { points: { phone: 'På telefon' } }).focus).toEqual({
    phone: { x: 50, y: 50 },
  });
});

it('a picture may not be saved before its words are there, and the field says which', () => {
  const done = { file: '0.jpg', alt: 'Dusj med grønne fliser' };
  expect(faultIn([done])).toBeUndefined();
  expect(faultIn([done, newPicture('blob:x', words)])).toMatch(/^Bilde 2: En setning som beskriver bildet/);
  expect(faultIn([newPicture('blob:x', words)])).toMatch(/^En setning som beskriver bildet/);
  // A portrait and a logo have none.
  expect(faultIn([{ file: '0.jpg' }])).toBeUndefined();
});
