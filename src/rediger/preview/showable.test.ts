import { expect, it } from 'vitest';
import { showable } from './showable.ts';

const show = (value: unknown) => showable(value, { telefon: '00 00 00 00' }, (file) => `blob:${file}`);

it('facts are filled in, at any depth', () => {
  expect(show({ points: [{ text: 'Ring {telefon}' }], count: 3 })).toEqual({
    points: [{ text: 'Ring 00 00 00 00' }],
    count: 3,
  });
});

it('a fact that is half written stays as it is', () => {
  expect(show({ title: 'Ring {tele', text: 'Ring {telef}' })).toEqual({
    title: 'Ring {tele',
    text: 'Ring {telef}',
  });
});

it('pictures and logos get their addresses', () => {
  expect(show({ image: { file: 'hero/0.jpg', alt: 'Bad' }, card: { logo: 'about/ror.svg' } })).toEqual({
    image: {
      file: 'hero/0.jpg',
      src: 'blob:hero/0.jpg',
      avif: '',
      sizes: '',
      width: 4,
      height: 3,
      alt: 'Bad',
    },
    card: { logo: expect.objectContaining({ src: 'blob:about/ror.svg' }) as unknown },
  });
});
