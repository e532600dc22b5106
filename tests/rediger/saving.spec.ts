import { readFileSync } from 'node:fs';
import { check } from '../../src/content/check/check.ts';
import { fileOf } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read.ts';
import { singleFiles } from '../../src/content/schema/files.ts';
import { translate } from '../../src/rediger/norwegian/plugin.ts';
import { turnedPhoto } from './photos.ts';
import { button, expect, field, press, publishing, save, saveButton, test } from './test.ts';

/** What the form of a file is called in addresses. */
const formOf = (file: string) => file.replace(/.*\/|\..*/g, '');

// At both widths: on a phone the form has the screen to itself and closes when it is saved. The short journey of `npm test`.
test(
  'a new phone number is one changed line, which the next build reads',
  { tag: ['@both', '@short'] },
  async ({ page, editor }) => {
    await page.goto(editor.url);
    await press(page.getByRole('treeitem', { name: 'Firmaet' }));
    await expect(saveButton(page)).toBeDisabled();
    await field(page, 'Telefon').fill('11 22 33 44');
    await save(page);
    expect(editor.repository.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 11 22 33 44']);
    const content = await readContent(`${editor.repository.root}/content`);
    expect(fileOf(content, 'firm.yaml').value).toMatchObject({ phone: '11 22 33 44' });
    expect(check(content)).toEqual([]);
  },
);

test('a form that is put back as it was has nothing to save, and only such a one is said to be saved', async ({
  page,
  editor,
}) => {
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('11 22 33 44');
  await save(page);
  await expect(publishing(page)).toBeVisible();
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('00 00 00 00');
  await expect(saveButton(page)).toBeEnabled();
  await expect(publishing(page)).toBeHidden();
  await field(page, 'Telefon').fill('11 22 33 44');
  await expect(saveButton(page)).toBeDisabled();
});

// In a browser that is here for the first time: else what is typed and not saved has nowhere to be kept.
test('Sveltia makes all its stores when it asks for them at once', async ({ page }) => {
  const code = translate(readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8'));
  const [store] = /class\{(#\w+;)+#\w+=``.*?async clear\(\)\{.*?\}\}/s.exec(code)!;
  await page.route('http://localhost/', (route) => route.fulfill({ body: '' }));
  await page.goto('http://localhost/');
  const keep = `(name) => new Store('lager', name).set('1', name)`;
  await page.evaluate(`{ const Store = ${store}; Promise.all(['meta', 'drafts', 'files'].map(${keep})) }`);
});

test('beside the form stands what is written in it, with pictures that were just chosen, also after a break', async ({
  page,
  editor,
}) => {
  const preview = page.frameLocator('iframe');
  await editor.open(page, 'contact');
  await field(page, 'Overskrift').first().fill('Ring {kortnavn} i {halvferdig');
  const heading = preview.getByRole('heading', { name: 'Ring Eksempelbad i {halvferdig' });
  await expect(heading).toHaveCSS('font-family', /^"Schibsted Grotesk Variable"/);
  await editor.openProject(page, 'new');
  await expect(preview.getByText('Fyll ut resten, så vises det her.')).toBeVisible();
  await page.getByLabel('Legg til bilder').setInputFiles(await turnedPhoto());
  await field(page, 'Navn').fill('Nytt bad på loftet');
  await expect(preview.getByRole('heading', { name: 'Nytt bad på loftet' })).toBeVisible();
  const large = preview.locator('img').first();
  const isSeen = (img: HTMLImageElement) => img.naturalHeight > 0;
  await expect.poll(() => large.evaluate(isSeen)).toBe(true);
  await press(page.getByLabel('Hva viser bildet? (alt-tekst)'));
  await page.keyboard.type('Dusj');
  const small = page.locator('.pictures summary img');
  const gone = await small.getAttribute('src');
  // Sveltia keeps what is not saved when nothing has changed for half a second.
  await page.waitForTimeout(1000);
  await page.reload();
  await press(button(page, 'Hent tilbake'));
  await expect(small).not.toHaveAttribute('src', gone!);
  await expect.poll(() => small.evaluate(isSeen)).toBe(true);
});

test('every file is saved with one line changed, and cannot be saved before something is', async ({
  page,
  editor: { repository, ...editor },
}) => {
  test.slow();
  const files = {
    ...Object.fromEntries(
      Object.keys(singleFiles).map((file) => [file, () => editor.open(page, formOf(file))]),
    ),
    'projects/proj3/project.yaml': () => editor.openProject(page, 'proj3'),
  };
  for (const [file, open] of Object.entries(files)) {
    await open();
    const first = page
      .getByRole('group', { name: /^Rediger/ })
      .getByRole('textbox')
      .first();
    const before = await first.inputValue();
    await expect(saveButton(page), file).toBeDisabled();
    const line =
      repository
        .read(`content/${file}`)
        .split('\n')
        .find((text) => !text.startsWith('#') && text.includes(before)) ?? '';
    // A letter that a colour may end on too.
    const after = before.replace(/.$/, 'a');
    await first.fill(after);
    await save(page);
    expect(repository.lastDiff(), file).toEqual([`-${line}`, `+${line.replace(before, after)}`]);
  }
  expect(repository.count()).toBe(Object.keys(files).length + 1);
});
