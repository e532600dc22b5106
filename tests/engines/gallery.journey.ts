import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const dialog = 'dialog[aria-labelledby="galleri-tittel"]';
const count = '#galleri-teller';
const title = '#prosjekter a[data-gallery="proj1"]:not([aria-label])';
const third = '#prosjekter a[aria-label^="Vis bilde 3 av 8"]';

async function openProjects(tab: Tab) {
  await tab.goto('/');
  await tab.click(['section[aria-labelledby="samtykke-tittel"] button', 'Avslå']);
  await tab.listens('GalleryOpener');
}

const turn = (tab: Tab, way: 'Neste' | 'Forrige') => tab.click([`${dialog} button`, way]);

test('a card opens its gallery, which turns round both ends by button and by key', async ({ tab }) => {
  await openProjects(tab);
  await tab.click(title);
  await tab.reads(count, 'Bilde 1 av 8');
  await tab.waitFor(true, () => {
    const picture = document.querySelector<HTMLImageElement>('.yarl__slide_current img');
    return !!picture && picture.naturalWidth > 0 && picture.getBoundingClientRect().height > 200;
  });
  await turn(tab, 'Neste');
  await tab.reads(count, 'Bilde 2 av 8');
  await turn(tab, 'Forrige');
  await tab.reads(count, 'Bilde 1 av 8');
  await turn(tab, 'Forrige');
  await tab.reads(count, 'Bilde 8 av 8');
  await turn(tab, 'Neste');
  await tab.reads(count, 'Bilde 1 av 8');
  await tab.press('ArrowLeft');
  await tab.reads(count, 'Bilde 8 av 8');
  await tab.press('ArrowRight');
  await tab.reads(count, 'Bilde 1 av 8');
  await tab.click([`${dialog} button`, 'Vis bilde 6']);
  await tab.reads(count, 'Bilde 6 av 8');
});

for (const [way, close] of [
  ['Escape', (tab: Tab) => tab.press('Escape')],
  ['the close button', (tab: Tab) => tab.click([`${dialog} button`, 'Lukk'])],
  ["the browser's back button", (tab: Tab) => tab.back()],
] as const)
  test(`a thumbnail opens its picture; ${way} closes it and gives the focus back`, async ({ tab }) => {
    await openProjects(tab);
    const address = await tab.evaluate(() => location.href);
    await tab.click(third);
    await tab.reads(count, 'Bilde 3 av 8');
    await close(tab);
    await tab.misses(dialog);
    await tab.focuses(third);
    await tab.waitFor(null, () => history.state as null);
    expect(await tab.evaluate(() => location.href)).toBe(address);
  });
