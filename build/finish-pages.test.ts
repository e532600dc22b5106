import { expect, it } from 'vitest';
import { deferScripts } from './finish-pages.ts';

const comment = '<!-- <script type="module" src="a.js"> -->';

it('defers the script files of pages', () => {
  const html = `${comment}<script type="module" src="b.js"></script><script src="c.js"></script>`;
  const deferred = html.replace(
    '<script type="module" src="b',
    '<script async fetchpriority="low" type="module" src="b',
  );
  expect(deferScripts(new Map([['a.html', html]])).get('a.html')).toBe(deferred);
});

it('stops the build if no page has one', () => {
  expect(() => deferScripts(new Map([['a.html', comment]]))).toThrow('deferred none');
});
