import { expect, save, test, textOf } from './test.ts';

const texts: [form: string, field: string, value: string, message: string][] = [
  ['firm', 'Firmanavn', '', 'Skriv noe her. Firmaets fulle navn, for eksempel Eksempelbad AS.'],
  [
    'firm',
    'Telefon',
    '12345678',
    'Et norsk telefonnummer med åtte sifre og mellomrom, for eksempel 00 00 00 00.',
  ],
  ['firm', 'E-post', 'post@', 'En e-postadresse, for eksempel post@eksempelbad.example.'],
  [
    'firm',
    'Organisasjonsnummer',
    '123',
    'Organisasjonsnummeret, ni sifre i grupper på tre, for eksempel 000 000 000.',
  ],
  ['firm', 'Postnummer', '12', 'Postnummeret, fire sifre, for eksempel 0000.'],
  ['firm', 'Nettsted', 'eksempel', 'Adressen til nettstedet, for eksempel https://www.eksempelbad.example.'],
  [
    'firm',
    'Slagord',
    'Siden {stiftett}',
    '{stiftett} er ikke en opplysning som kan hentes. Mente du {stiftet}?',
  ],
  ['pages', 'Tittel', 'x'.repeat(61), 'Teksten har 61 tegn og kan ha høyst 60.'],
  ['privacy', 'Teksten', 'Ring {tlf}', '{tlf} er ikke en opplysning som kan hentes.'],
];

for (const [form, field, value, message] of texts) {
  test(`${field} «${value.slice(0, 20)}» is refused in Norwegian, and nothing is written`, async ({
    page,
  }) => {
    await page.goto(`/keystatic/singleton/${form}`);
    const box = page.getByRole('textbox', { name: field, exact: true }).first();
    await box.fill(value);
    await page.getByRole('button', { name: 'Lagre', exact: true }).click();
    const error = box.locator('xpath=ancestor::*[@id][contains(@class, "felt")][1]');
    await expect(error).toContainText(message);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toBeInViewport();
    await expect(page.getByText('Ikke lagret', { exact: true })).toBeVisible();
  });
}

test('a year must be a number in reason', async ({ page }) => {
  await page.goto('/keystatic/singleton/firm');
  const year = page.getByRole('textbox', { name: 'Stiftet' });
  await year.fill('3009');
  await year.blur();
  await expect(page.locator('#felt-founded').getByText('Året firmaet ble stiftet')).toHaveCount(2);
});

test('a line of the opening hours has times or a text, not both', async ({ page }) => {
  await page.goto('/keystatic/singleton/firm');
  await page.locator('[id="felt-openingHours.0.text"]').getByRole('textbox').fill('Stengt');
  await expect(page.getByRole('alert')).toHaveText(
    'Skriv enten når det åpner (opens) og stenger (closes), eller bare en tekst (text).',
  );
});

test('a list keeps its length', async ({ page }) => {
  await page.goto('/keystatic/singleton/hero');
  await expect(
    page.getByRole('group', { name: 'Bilder' }).getByRole('button', { name: /^Fjern/ }),
  ).toHaveCount(0);
  await page
    .getByRole('group', { name: 'Overskrift' })
    .getByRole('button', { name: 'Legg til linje' })
    .click();
  await expect(
    page.getByRole('group', { name: 'Overskrift' }).getByRole('button', { name: 'Legg til linje' }),
  ).toHaveCount(0);
});

test('a picture from an iPhone gets advice, a small one is refused', async ({ page }) => {
  await page.goto('/keystatic/collection/projects/item/proj3');
  const input = page.getByRole('group', { name: 'Bilder' }).locator('input[type=file]').last();
  await input.setInputFiles([
    {
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
    },
    { name: 'brev.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'HEIC' })).toContainText('Mest kompatibel');
  await expect(page.getByRole('alert').filter({ hasText: 'brev.pdf' })).toBeVisible();
  await expect(page.locator('.kort')).toHaveCount(3);
});

test('what one form cannot see stands in the bar, with a link to the field', async ({ page }) => {
  await page.goto('/keystatic/collection/projects/item/proj2');
  await page.getByRole('checkbox', { name: 'Vis stort' }).check();
  await save(page);
  expect(textOf('projects/proj2/project.yaml')).toMatch(/\nfeatured: true\n$/);
  const bar = page.getByRole('navigation', { name: 'Skrivebordet' });
  await bar.getByText('1 feil').click();
  await bar.getByRole('link', { name: /Mer enn ett prosjekt vises stort/ }).click();
  await expect(page).toHaveURL(/projects\/item\/proj2#felt-featured$/);
  await expect(page.getByRole('checkbox', { name: 'Vis stort' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Vis stort' }).uncheck();
  await save(page);
  await expect(bar.getByText('1 feil')).toHaveCount(0);
});

test('an alternative text that is used twice is told of', async ({ page }) => {
  await page.goto('/keystatic/collection/projects/item/proj3');
  const alts = page.getByRole('textbox', { name: 'Alt-tekst' });
  await alts.nth(1).fill(await alts.nth(0).inputValue());
  await save(page);
  const bar = page.getByRole('navigation', { name: 'Skrivebordet' });
  await bar.getByText('1 feil').click();
  await expect(bar.getByRole('link', { name: /som også står på bilde 1/ })).toBeVisible();
});

test('a person on a contact card must be among the staff', async ({ page }) => {
  await page.goto('/keystatic/singleton/about');
  await page.locator('[id="felt-contacts.0.name"]').getByRole('textbox').fill('Nina Nordmann');
  await save(page);
  await expect(page.getByRole('navigation', { name: 'Skrivebordet' }).getByText('1 feil')).toBeVisible();
});
