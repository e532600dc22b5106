import { expect, test } from 'vitest';
import { mapFrameUrl, mapPageUrl } from './google-maps.ts';

const address = 'Bær & Å-veien 1#2, 0000 Ås';

test('the whole address is the query of the frame', () => {
  const url = new URL(mapFrameUrl(address));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps');
  expect([...url.searchParams]).toEqual([
    ['q', address],
    ['output', 'embed'],
  ]);
  expect(url.hash).toBe('');
});

test('the whole address is the query of the page', () => {
  const url = new URL(mapPageUrl(address));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
  expect([...url.searchParams]).toEqual([
    ['api', '1'],
    ['query', address],
  ]);
});
