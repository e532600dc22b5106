import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { missingIn } from '../../src/content/missing.ts';
import { readContent } from '../../src/files/read.ts';
import { plainPhoto } from './photos.ts';
import { button, expect, field, formLink, link, press, signIn, status, test } from './test.ts';

/* The fifteen tasks of docs/rediger-innhold.md, and the way from an empty folder, by touch. */

/** Counts the taps on a page. */
async function countTaps(page: Page) {
  await page.addInitScript(() => {
    const counted = window as typeof window & { taps?: number };
    addEventListener('click', ({ isTrusted }) => isTrusted && (counted.taps = (counted.taps ?? 0) + 1), true);
  });
  return () => page.evaluate(() => (window as typeof window & { taps?: number }).taps ?? 0);
}

const back = (page: Page) => press(link(page, 'Tilbake'));

async function save(page: Page, name = 'Lagre') {
  await press(button(page, name));
  await expect(status(page)).toHaveText(/^Lagret/);
}

test('the fifteen tasks are done by touch, at GitHub', { tag: '@phone' }, async ({ page, gitHub }) => {
  await signIn(page, gitHub);
  const content = (path: string) => gitHub.read(`content/${path}`);

  // 1–3: telephone, hours, a message for the holiday.
  await press(formLink(page, 'Firmaet'));
  await field(page, 'Telefon').fill('02800');
  await field(page, 'fredag').fill('7-11 og 12-14');
  await page.locator('[id="felt-bulletin-text"]').fill('Ferie i juli.');
  await page.locator('[id="felt-bulletin-lastDay"]').fill('2099-07-31');
  await save(page);
  expect(content('firm.yaml')).toMatch(/phone: '?02800/);
  expect(content('firm.yaml')).toContain('lastDay: 2099-07-31');
  await back(page);

  // 4: a sentence.
  await press(formLink(page, 'Om oss'));
  await field(page, 'Innledning').fill('Vi er {firma}.');
  await save(page);
  expect(content('about.yaml')).toContain('lead: Vi er {firma}.');
  await back(page);

  // 5: an employee.
  await press(formLink(page, 'Ansatte'));
  await press(button(page, 'Legg til ansatt'));
  await page.keyboard.type('Ida Ås');
  const added = page
    .locator('.item')
    .filter({ has: page.locator('details[open]') })
    .last();
  await field(added, 'Stilling').fill('Flislegger');
  await field(added, 'Telefon (kan stå tomt)').fill('+47 91234567');
  await save(page);
  expect(content('staff.yaml')).toContain('phone: 912 34 567');
  await back(page);

  // 6–8: a project with pictures, hidden, and in another place.
  await press(formLink(page, 'Prosjekter'));
  await press(button(page, 'Nytt prosjekt'));
  await field(page, 'Navn').fill('Bad i kjelleren');
  await field(page, 'Beskrivelse').fill('Eksempelby, 2026.');
  const photos = await Promise.all([1, 2].map((number) => plainPhoto(`${number}.jpg`, 1600, 1200)));
  await page.getByLabel('Legg til bilder').setInputFiles(photos);
  for (const number of [0, 1])
    await page.getByLabel('Hva viser bildet?').nth(number).fill(`Bilde ${number} av badet`);
  await page.getByLabel('Skjul prosjektet').locator('..').getByRole('checkbox').check();
  await save(page);
  await back(page);
  await press(button(page, 'Flytt opp «Mørkt bad i skifer»'));
  await save(page);
  expect(content('projects.yaml')).toMatch(/order:\n {2}- proj2\n {2}- proj1/);

  // 9–10: deleted, and had back.
  await press(button(page, 'Slett «Marmorbad med frittstående kar»'));
  await save(page);
  expect(gitHub.exists('content/projects/proj4/project.yaml')).toBe(false);
  await press(page.getByText('Slettede prosjekter', { exact: true }));
  await press(button(page, /^Hent Marmorbad/));
  await save(page);
  expect(gitHub.exists('content/projects/proj4/0.jpg')).toBe(true);
  await back(page);
  await back(page);

  // 11: what was saved is undone.
  await press(formLink(page, 'Om oss'));
  await press(page.getByText('Tidligere versjoner', { exact: true }));
  await press(button(page, /^Hent Slik det var/).first());
  await save(page);
  expect(content('about.yaml')).not.toContain('Vi er {firma}');
  await back(page);

  // 12: a picture and its subject.
  await press(formLink(page, 'Toppen av forsiden'));
  const picture = page.getByRole('group', { name: 'Bilder' }).getByRole('listitem').first();
  await press(picture.locator('summary'));
  await picture.getByLabel('Bytt bilde').setInputFiles([await plainPhoto('ny.jpg', 2000, 1500)]);
  await expect(picture.getByLabel('Hva viser bildet?')).toBeFocused();
  await page.keyboard.type('Nytt bilde av et bad');
  const point = picture.getByRole('button', { name: /^På telefon: / });
  await point.scrollIntoViewIfNeeded();
  const box = (await point.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 4, box.y + box.height / 2);
  await save(page);
  expect(content('hero.yaml')).toMatch(/alt: Nytt bilde av et bad\n\s+focus:\n\s+phone: \{ x: 25, y: 50 \}/);
  await back(page);

  // 13: keywords.
  await press(formLink(page, 'Tjenester'));
  await press(page.locator('summary').first());
  const words = page.getByRole('group', { name: 'Stikkord' }).first().getByRole('textbox');
  await words.last().press('End');
  await words.last().press('Enter');
  await page.keyboard.type('Ryddig');
  await save(page);
  expect(content('services.yaml')).toContain('- Ryddig');
  await back(page);

  // 14: the statement.
  await press(formLink(page, 'Personvern'));
  await press(page.locator('.body-part summary').first());
  const section = page.locator('.body-part textarea').first();
  await section.fill(`${await section.inputValue()}\n\n- Et nytt punkt`);
  await save(page);
  expect(content('personvern.md')).toContain('- Et nytt punkt');
  await back(page);

  // 15: colour and logo.
  await press(formLink(page, 'Farger og logo'));
  await field(page, 'Hovedfarge').fill('#123456');
  const mark = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#123456' } })
    .png()
    .toBuffer();
  await page.getByLabel('Bytt logo').setInputFiles([{ name: 'm.png', mimeType: 'image/png', buffer: mark }]);
  await expect(page.getByRole('img').or(page.locator('.logo-photo')).first()).toHaveAttribute(
    'src',
    /^blob:/,
  );
  await save(page);
  expect(content('brand/brand.yaml')).toMatch(/main: '#123456'[^]*logo: [\da-f]{8}\.png/);
});

/** What the owner writes or chooses, by the label of the field; anything else is not needed. */
const answers: Record<string, string> = {
  Firmanavn: 'Prøvebad AS',
  Kortnavn: 'Prøvebad',
  Organisasjonsnummer: '974760673',
  Navn: 'Kari Nordmann',
  Telefon: '22334455',
  'E-post': 'post@provebad.no',
  Gateadresse: 'Storgata 1',
  Postnummer: '1600',
  Poststed: 'Fredrikstad',
  Nettsted: 'provebad.no',
  'Hvem som tar imot meldingene': 'Web3Forms',
  'Nøkkelen til skjemaet': '12345678-1234-1234-1234-123456789012',
  'Overføring ut av EØS': 'USA, etter EUs standardkontrakter',
  'Hvem nettsiden ligger hos': 'Cloudflare',
};

/** The id of the first field of the form that has an answer and is a gap, or not chosen. */
const nextField = (page: Page) =>
  page.locator('main').evaluate((main, known) => {
    const controls = main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, textarea, select');
    const labelOf = ({ id }: HTMLElement) =>
      main.querySelector(`label[for="${id}"]`)?.firstChild?.textContent;
    const isOpen = ({ value, id }: HTMLInputElement | HTMLSelectElement) =>
      /FYLL UT|example|00 00|000 000|^0000$/.test(value) ||
      (value === '' && /^felt-(enquiries|host)-/.test(id));
    const found = [...controls].find(
      (control) => control.checkVisibility() && isOpen(control) && known.includes(labelOf(control) ?? ''),
    );
    return found && { id: found.id, label: labelOf(found) ?? '' };
  }, Object.keys(answers));

/** Answers what is listed, form by form, until nothing is missing. */
async function fillIn(page: Page) {
  const list = page.getByRole('region', { name: 'Dette mangler' });
  const item = list.getByRole('listitem').first();
  await list.waitFor();
  while (await list.isVisible()) {
    const before = await list.innerText();
    const spare = item.getByRole('button', { name: 'Trenger vi ikke' });
    const isPeriod = (await item.innerText()).includes('Hvor lenge vi lagrer');
    if ((await spare.isVisible()) && !isPeriod) await spare.tap();
    else {
      await item.getByRole('link').tap();
      await page.locator('main form').waitFor();
      if (isPeriod) await page.keyboard.type('12 måneder');
      for (let next = await nextField(page); next; next = await nextField(page)) {
        const control = page.locator(`[id="${next.id}"]`);
        const answer = answers[next.label] ?? '';
        const isFocused = await control.evaluate((each) => each === document.activeElement);
        if (await control.evaluate((each) => each.matches('select'))) await control.selectOption(answer);
        else {
          // A press selects what is to be replaced.
          if (!isFocused) await press(control);
          await page.keyboard.type(answer);
        }
      }
      await back(page);
      await formLink(page, 'Firmaet').waitFor();
    }
    const isDone = async () => !(await list.isVisible()) || (await list.innerText()) !== before;
    await expect.poll(isDone, { message: before }).toBe(true);
  }
}

test.describe('an empty folder', { tag: '@phone' }, () => {
  test.use({ content: '' });

  test('becomes a site that can be published', async ({ page, editor, folder, guard }) => {
    guard.allow(/status of 404/);
    const taps = await countTaps(page);
    await page.goto(editor);
    // The page loads again with the folder.
    await press(button(page, 'Begynn med malen'));
    await fillIn(page);
    await press(button(page, 'Lagre alle'));
    await expect(status(page)).toHaveText('Lagret på denne maskinen.');
    const content = await readContent(`${folder.root}/content`);
    expect(missingIn(content)).toEqual([]);
    expect(check(content).filter(isStopping)).toEqual([]);
    // «Begynn med malen», and two for each choice in a list.
    const all = (await taps()) + 1 + 3 * 2;
    expect(all).toBeLessThanOrEqual(31);
  });
});
