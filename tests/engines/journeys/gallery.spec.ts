import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Runs in the page: which picture the gallery shows. */
const position = () => document.querySelector('#galleri[open] #galleri-teller')?.textContent?.split('.')[0];

const sizes = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;

/** Ways into the gallery of a project. */
const waysIn = {
  title: ['#prosjekter h3 a', 'Lyst familiebad med eik', 'Bilde 1 av 8'],
  picture: ['#prosjekter a', 'Vis bilde 3 av 8', 'Bilde 3 av 8'],
  rest: ['#prosjekter a', '+4', 'Bilde 5 av 8'],
} as const;

/** Ways out of it. */
const waysOut: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  'the close button': (visitor) => visitor.press('#galleri button', 'Lukk galleriet'),
  Escape: (visitor) => visitor.key('Escape'),
  'a press beside the picture': (visitor) => visitor.browser.pressAt({ x: 16, y: 84 }),
  'the way back': (visitor) => visitor.back(),
};

for (const [width, height] of sizes)
  test(`every way in and out of the gallery at ${width} pixels`, async ({ visitor }) => {
    await visitor.resize(width, height);
    await visitor.open('/');
    await visitor.press('.consent-banner button', 'Avslå');
    const { title, picture } = waysIn;
    for (const [way, close] of Object.entries(waysOut))
      for (const [selector, name, shown] of way === 'Escape' ? Object.values(waysIn) : [title])
        await test.step(`${name}, ${way}`, async () => {
          await visitor.press(selector, name);
          await visitor.sees(shown, position);
          await close(visitor);
          await visitor.seesNo('#galleri');
        });
    await visitor.press(picture[0], picture[1]);
    await visitor.press('#galleri button', 'Neste bilde');
    await visitor.sees('Bilde 4 av 8', position);
    await visitor.press('#galleri button', 'Vis bilde 1');
    await visitor.key('ArrowLeft');
    await visitor.sees('Bilde 8 av 8', position);
    await visitor.reload();
    await visitor.sees('Bilde 3 av 8', position);
    await visitor.key('Escape');
    await visitor.seesNo('#galleri');
    expect(await visitor.look(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

test('a list that failed is fetched again, and words stand for a picture that does not come', async ({
  visitor,
  site,
  allowed,
}) => {
  allowed.push(/./);
  await visitor.resize(1280, 800);
  await visitor.open('/');
  await visitor.press('.consent-banner button', 'Avslå');
  site.broken.push('.json', '.avif', '.webp', '.jpg');
  await visitor.press('#prosjekter h3 a', waysIn.title[1]);
  await visitor.seesElement('#galleri [role="status"] span', 'Bildene kunne ikke hentes.');
  await visitor.press('#galleri button', 'Prøv igjen');
  await visitor.sees('Bildene kunne ikke hentes.', () =>
    document.querySelector('#galleri [role="status"]')?.textContent?.trim(),
  );
  site.broken.shift();
  await visitor.press('#galleri button', 'Prøv igjen');
  await visitor.sees('Bilde 1 av 8', position);
  await visitor.seesNo('#galleri[data-waiting]');
  const picture = await visitor.look(() => {
    const image = document.querySelector<HTMLImageElement>('#galleri li[aria-hidden="false"] img')!;
    return { width: image.naturalWidth, words: image.alt, height: image.clientHeight };
  });
  expect(picture.width).toBe(0);
  expect(picture.words).toMatch(/^Lyst bad med to servanter/);
  expect(picture.height).toBeGreaterThan(200);
});

/** Ways to the page, before the visitor scrolls to the last project. */
const arrivals: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  'the first address': (visitor) => visitor.open('/'),
  'the hero': (visitor) => visitor.press('.hero a', 'Se Våre Prosjekter'),
  'another section': (visitor) => visitor.open('/#om-oss'),
  'its own section': (visitor) => visitor.press('footer nav a', 'Prosjekter'),
  'a reload': (visitor) => visitor.reload(),
  'the address of a text': (visitor) => visitor.open('/#:~:text=Interaktivt%20kart'),
  'the way back from another page': async (visitor) => {
    await visitor.open('/personvern');
    await visitor.back();
    await visitor.seesElement('#prosjekter');
  },
};

/** Runs in the page. */
function scrollToLastProject() {
  const links = [...document.querySelectorAll('#prosjekter h3 a')];
  links.at(-1)!.scrollIntoView({ block: 'center', behavior: 'instant' });
}

for (const [width, height] of sizes)
  test(`the page stays where it was when the gallery closes, at ${width} pixels`, async ({
    visitor,
    site,
  }) => {
    // A font that comes late moves the page in WebKit.
    site.refused.push('.woff2');
    await visitor.resize(width, height);
    await visitor.open('/');
    await visitor.press('.consent-banner button', 'Avslå');
    for (const [way, arrive] of Object.entries(arrivals)) {
      await arrive(visitor);
      await visitor.rests();
      await visitor.look(scrollToLastProject);
      const place = await visitor.rests();
      const address = await visitor.look(() => location.href);
      let length = 0;
      for (const [out, close] of Object.entries(waysOut))
        await test.step(`${way}, ${out}`, async () => {
          await visitor.press('#prosjekter h3 a', 'Marmorbad med frittstående kar');
          await visitor.sees('Bilde 1 av 4', position);
          await close(visitor);
          await visitor.seesNo('#galleri');
          await visitor.sees('Marmorbad med frittstående kar', () =>
            document.activeElement?.textContent?.trim(),
          );
          expect(await visitor.rests()).toBe(place);
          expect(await visitor.look(() => location.href)).toBe(address);
          // The first one leaves an entry to go forward to.
          const now = await visitor.look(() => history.length);
          length ||= now;
          expect(now).toBe(length);
        });
    }
  });

test('an address that is entered in the gallery leads to its section', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open('/#om-oss');
  await visitor.press('.consent-banner button', 'Avslå');
  await visitor.look(scrollToLastProject);
  await visitor.rests();
  await visitor.press('#prosjekter h3 a', 'Marmorbad med frittstående kar');
  await visitor.sees('Bilde 1 av 4', position);
  await visitor.open('/#ansatte');
  await visitor.seesNo('#galleri');
  await visitor.rests();
  const { top, bottom, height } = await visitor.look(() => {
    const box = document.querySelector('#ansatte h2')!.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom, height: innerHeight };
  });
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(height);
});
