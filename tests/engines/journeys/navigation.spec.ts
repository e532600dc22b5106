import { inflateSync } from 'node:zlib';
import { expect, test } from './test.ts';

const sections = {
  Hjem: 'hjem',
  'Om Oss': 'om-oss',
  Tjenester: 'tjenester',
  Prosjekter: 'prosjekter',
  Ansatte: 'ansatte',
  Kontakt: 'kontakt',
};

/** Runs in the page: whether the heading of a section is seen, below the header. */
function headingInView(id: string) {
  const heading = document.querySelector(`#${id} :is(h1, h2)`)!;
  const { left, right, top, bottom } = heading.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return bottom <= innerHeight && heading.contains(hit);
}

// A font that comes late moves the page in WebKit: it keeps no place while the lines above become fewer.
test.beforeEach(({ site }) => void site.refused.push('.woff2'));

test('header and footer lead to the heading of every section, and a reload stays there', async ({
  visitor,
}) => {
  await visitor.resize(1280, 800);
  await visitor.open('/');
  for (const area of ['header', 'footer'])
    for (const [label, id] of Object.entries(sections)) {
      await visitor.press(`${area} nav a`, label);
      await visitor.sees(true, headingInView, id);
      await visitor.sees(`#${id}`, () => location.hash);
      const place = await visitor.rests();
      await visitor.reload();
      await visitor.sees(true, headingInView, id);
      expect(Math.abs((await visitor.rests()) - place)).toBeLessThan(1);
    }
});

test('the menu of a phone leads to every section', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open('/');
  for (const [label, id] of Object.entries(sections)) {
    await visitor.press('button', 'Meny');
    await visitor.press('#mobilmeny a', label);
    await visitor.sees(true, headingInView, id);
    await visitor.seesNo('#mobilmeny');
  }
  await visitor.press('button', 'Meny');
  await visitor.key('Escape');
  await visitor.seesNo('#mobilmeny');
});

test('an address with a fragment, and an unknown one', async ({ visitor, allowed }) => {
  for (const id of Object.values(sections)) {
    await visitor.open('/personvern');
    await visitor.open(`/#${id}`);
    await visitor.sees(true, headingInView, id);
  }
  allowed.push(/404: \/finnes-ikke/);
  await visitor.open('/finnes-ikke');
  await visitor.seesElement('h1', 'Oops! Page not found');
});

test('the page is printed on a few sheets', async ({ visitor }) => {
  test.skip(!visitor.browser.print, 'WebKitGTK’s driver has no such command');
  await visitor.open('/');
  const pdf = Buffer.from((await visitor.browser.print?.()) ?? []).toString('latin1');
  const objects = [...pdf.matchAll(/ObjStm.*?stream\r?\n(.*?)endstream/gs)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const sheets = [pdf, ...objects].join('').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(3);
  expect(sheets.length).toBeLessThan(12);
});

test('from an advertisement: links stay on the page, and keep what was typed', async ({ visitor }) => {
  await visitor.resize(1280, 800);
  await visitor.open('/?fbclid=x#skjema');
  await visitor.type('#skjema [name="name"]', 'Kari');
  for (const area of ['header', 'footer']) await visitor.press(`${area} nav a`, 'Tjenester');
  await visitor.sees('?fbclid=x#tjenester', () => location.search + location.hash);
  await visitor.sees('Kari', () => document.querySelector<HTMLInputElement>('[name="name"]')!.value);
  await visitor.sees(1, () => performance.getEntriesByType('navigation').length);
});

test('scripts refused by a header: the page reads on, and its menu closes by its links', async ({
  visitor,
  site,
}) => {
  site.pageHeaders['content-security-policy'] = "script-src 'none'";
  for (const width of [390, 700]) {
    await visitor.resize(width, 800);
    await visitor.open('/');
    await visitor.press('a', 'Meny');
    await visitor.press('#mobilmeny a', 'Kontakt');
    await visitor.sees(true, headingInView, 'kontakt');
    await visitor.seesNo('#mobilmeny');
    await visitor.sees('absolute', () => getComputedStyle(document.querySelector('.header')!).position);
    await visitor.key('End');
    await visitor.sees(true, () => {
      const { bottom } = document.querySelector('.page > footer')!.getBoundingClientRect();
      return Math.round(bottom) <= innerHeight;
    });
  }
  await visitor.seesNo('button', 'Samtykkeinnstillinger');
  await visitor.seesNo('button', 'Meny');
});
