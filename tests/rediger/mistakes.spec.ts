import type { Page } from '@playwright/test';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { readContent } from '../../src/content/read.ts';
import { plainPhoto } from './photos.ts';
import { button, expect, field, press, save, saveButton, test } from './test.ts';

const atField = (page: Page, sentence: string) =>
  page.getByRole('alert').filter({ hasText: sentence }).first();

test(
  'mistakes in fields are told at each field, in the words of the schema, and nothing is saved',
  { tag: '@phone' },
  async ({ page, editor }) => {
    await editor.open(page, 'firm');
    await field(page, 'Firmanavn').fill('');
    await field(page, 'Organisasjonsnummer').fill('12345');
    await field(page, 'Telefon').fill('12 34');
    await field(page, 'E-post').fill('post');
    await field(page, 'Nettsted').fill('eksempelbad');
    await press(saveButton(page));
    await expect(page.getByText('5 felter må rettes før du kan lagre.')).toBeVisible();
    for (const sentence of [
      'Feltet må fylles ut.',
      'Organisasjonsnummeret, ni sifre i grupper på tre',
      'Et norsk telefonnummer med åtte sifre',
      'En e-postadresse, for eksempel',
      'Adressen til nettstedet, for eksempel',
    ])
      await expect(atField(page, sentence), sentence).toBeVisible();
    await editor.open(page, 'pages');
    await field(page, 'Tittel').first().fill('x'.repeat(61));
    await press(saveButton(page));
    await expect(atField(page, 'Teksten kan ikke være lengre enn 60 tegn.')).toBeVisible();
    expect(editor.repository.count()).toBe(1);
  },
);

test(
  'what only the whole content knows stops the save with a sentence that says what to do',
  { tag: '@phone' },
  async ({ page, editor, said }) => {
    test.slow();
    const refusals: [open: () => Promise<void>, label: string, text: string, sentences: string[]][] = [
      [
        () => editor.open(page, 'firm'),
        'Daglig leder',
        'Ukjent Person',
        ['Firmaet → Daglig leder: Her står det «Ukjent Person»', 'som ikke står i «Ansatte»'],
      ],
      [() => editor.open(page, 'contact'), 'Ingress', 'Ring {telfon}.', ['{telfon}', 'Mente du {telefon}?']],
      [
        () => editor.open(page, 'pages'),
        'Tittel',
        '{firma} {firma} {firma} {firma} {firma}',
        ['Teksten har 74 tegn og kan ha høyst 60.'],
      ],
    ];
    const dialog = page.getByRole('alertdialog', { name: 'Lagringen stoppet' });
    for (const [open, label, text, sentences] of refusals) {
      await open();
      await field(page, label).first().fill(text);
      await press(saveButton(page));
      for (const sentence of sentences) await expect(dialog).toContainText(sentence);
      await press(button(dialog, 'OK'));
      await expect(field(page, label).first()).toHaveValue(text);
    }
    await editor.openProject(page, 'proj3');
    await press(page.locator('.pictures summary').nth(1));
    await page
      .getByLabel('Hva viser bildet? (alt-tekst)')
      .nth(1)
      .fill('Lite bad med servant, toalett, hjørnedusj og vaskemaskin');
    await press(saveButton(page));
    await expect(dialog).toContainText('som også står på bilde 1');
    await expect(dialog).toContainText('En egen tekst for hvert bilde');
    expect(editor.repository.count()).toBe(1);
    said.length = 0;
  },
);

test(
  'a picture that would stop the build is refused where it is chosen; a tall one is as wide as it was',
  { tag: '@phone' },
  async ({ page, editor: { open, repository } }) => {
    await open(page, 'hero');
    const choose = page.getByLabel('Legg til bilder');
    const tall = await plainPhoto('høyt.jpg', 2000, 4000);
    await choose.setInputFiles([
      await plainPhoto('fra-messenger.jpg', 960, 1280),
      { ...tall, name: 'skadet.jpg', buffer: tall.buffer.subarray(0, 100) },
      tall,
    ]);
    await expect(
      page.getByText(
        'Kan ikke brukes som bilde: fra-messenger.jpg (960 piksler bredt, og minst 1600 trengs), skadet.jpg.',
      ),
    ).toBeVisible();
    const words = page.getByLabel('Hva viser bildet? (alt-tekst)').nth(10);
    await words.fill('Høy dusj');
    await save(page);
    expect(check(await readContent(`${repository.root}/content`)).filter(isStopping)).toEqual([]);
    // What was taken out by mistake is chosen again: Sveltia knows the picture, and hands over where it lies.
    await open(page, 'hero');
    await press(button(page, 'Ta bort bilde 11'));
    await choose.setInputFiles(tall);
    await words.fill('Høy dusj med glass');
    await save(page);
    expect(repository.lastDiff()).toEqual(['-    alt: Høy dusj', '+    alt: Høy dusj med glass']);
  },
);
