import { readStoredConsent } from '../consent/storage.ts';
import { postponeUnseen } from './postponed.ts';
import { keepScrolledMark } from './scrolled.ts';
import { keepTapsForIslands } from './taps.ts';

/*
 * Runs in <head> before the first paint; astro.config.ts bundles it into the page. Only what would be seen too late from an
 * island belongs here: whether the banner shows, which header shows, what is rendered first, and taps on what has a script that is still
 * on its way or never comes.
 */
const { dataset } = document.documentElement;
dataset['consent'] = readStoredConsent() ?? 'unset';
keepScrolledMark();
postponeUnseen();
// A banner whose script never comes would cover the page's foot for good. No answer is stored: the next page asks again.
keepTapsForIslands((island) => {
  if (island.querySelector('#samtykke-tittel')) dataset['consent'] = 'later';
});

// The menu would go on covering the section that was chosen in it (specification, section 2).
addEventListener('click', ({ target }) =>
  (target as Element).closest('a[href*="#"]')?.closest<HTMLElement>('[popover]')?.hidePopover(),
);
