import { expect, test } from 'vitest';
import { findNetwork } from './social.ts';

test.each([
  ['https://www.facebook.com/badfirma', 'facebook'],
  ['https://nb-no.facebook.com/badfirma', 'facebook'],
  ['https://youtu.be/abc', 'youtube'],
  ['https://notfacebook.com/badfirma', undefined],
  ['https://facebook.com.example/badfirma', undefined],
  ['facebook', undefined],
])('%s belongs to %s', (address, network) => expect(findNetwork(address)).toBe(network));
