import { readStoredConsent } from '../consent/storage.ts';
import { postponeUnseen } from './postponed.ts';
import { keepScrolledMark } from './scrolled.ts';
import { keepTapsForIslands } from './taps.ts';

/*
 * Runs in <head> before the first paint; astro.config.ts bundles it into the page. Only what would be seen too late from an
 * island belongs here: whether the banner shows, which header shows, and taps on buttons whose script is still on its way or never comes.
 */
const { dataset } = document.documentElement;
dataset['consent'] = readStoredConsent() ?? 'unset';
keepScrolledMark();
postponeUnseen();
// A banner whose script never comes would cover the page's foot for good. No answer is stored: the next page asks again.
keepTapsForIslands((island) => {
  if (island.querySelector('#samtykke-tittel')) dataset['consent'] = 'later';
});

// A picture on another host that does not load gives way to a local tile.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { fallback } = target.dataset;
    if (fallback) {
      delete target.dataset['fallback'];
      target.src = fallback;
    }
  },
  true,
);
