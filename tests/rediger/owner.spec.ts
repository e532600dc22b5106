import { counter, isSaved, link, open } from './owner.ts';
import { button, expect, field, press, status, test } from './test.ts';

/* The most frequent tasks of an owner. Touches count as presses, typing does not. */

test.describe('@both', () => {
  test(
    'a new phone number takes three presses, and is written properly',
    { tag: '@short' },
    async ({ page, editor, repository }) => {
      await open(page, editor);
      const { tap, type, presses } = counter();
      await tap(link(page, 'Firmaet'));
      await type(field(page, 'Telefon'), '+47 91234567');
      await tap(button(page, 'Lagre'));
      await isSaved(page);
      expect(repository.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 912 34 567']);
      expect(presses()).toBeLessThanOrEqual(3);
    },
  );

  test('Friday’s hours take at most five presses, in everyday writing', async ({
    page,
    editor,
    repository,
  }) => {
    await open(page, editor);
    const { tap, type, presses } = counter();
    await tap(link(page, 'Firmaet'));
    await type(field(page, 'fredag'), '7-14');
    await tap(button(page, 'Lagre'));
    await isSaved(page);
    expect(repository.read('content/firm.yaml')).toMatch(
      /from: mandag\n {4}to: torsdag\n {4}opens: '07:00'\n {4}closes: '16:00'\n {2}- from: fredag\n {4}opens: '07:00'\n {4}closes: '14:00'/,
    );
    expect(presses()).toBeLessThanOrEqual(5);
  });

  test('a mistake stops saving, says what is wrong in its place, and takes the focus there', async ({
    page,
    editor,
    repository,
  }) => {
    await open(page, editor);
    await press(link(page, 'Ansatte'));
    await press(page.getByText('Ola Nordmann', { exact: true }).first());
    await expect(page.getByText('Portrett', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Hvor motivet er')).toHaveCount(0);
    await field(page, 'Telefon (kan stå tomt)').first().fill('12 34');
    await press(button(page, 'Lagre'));
    const wrong = field(page, 'Telefon (kan stå tomt)').first();
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAccessibleDescription(
      /Her står det «12 34»\. Et norsk telefonnummer med åtte sifre\./,
    );
    expect(repository.count()).toBe(1);
  });

  test('a mistake in Friday’s hours is told at Friday until it is mended', async ({ page, editor }) => {
    await open(page, editor);
    await press(link(page, 'Firmaet'));
    const friday = field(page, 'fredag');
    await friday.fill('16-7');
    await press(button(page, 'Lagre'));
    await expect(friday).toBeFocused();
    await expect(friday).toHaveAccessibleDescription('Fredag: stenger må være etter åpner.');
    await expect(field(page, 'mandag')).toHaveAttribute('aria-invalid', 'false');
    await friday.fill('7-15');
    await expect(friday).toHaveAttribute('aria-invalid', 'false');
    await expect(status(page)).toHaveText('Ikke lagret ennå.');
  });

  test('a text that nears its limit tells its length while it is written', async ({ page, editor }) => {
    await open(page, editor);
    await press(link(page, 'Søk og deling'));
    const title = field(page, 'Tittel').first();
    await title.fill('Bad');
    await expect(title).not.toHaveAccessibleDescription(/tegn/);
    await title.fill('b'.repeat(64));
    await expect(title).toHaveAccessibleDescription(/64 av 60 tegn\. 4 for mye\./);
  });

  test('the preview shows what is in the form now', async ({ page, editor }) => {
    await open(page, editor);
    for (const [form, name, text] of [
      ['Ansatte', 'Overskrift', 'Folkene bak badene'],
      ['Toppen av forsiden', 'Linje 1', 'Et bad å bli i'],
    ] as const) {
      await press(link(page, form));
      await field(page, name).fill(text);
      const toggle = button(page, 'Vis siden');
      const isPhone = await toggle.isVisible();
      if (isPhone) await press(toggle);
      const shown = page.frameLocator('iframe');
      await expect(shown.getByRole('heading', { name: new RegExp(`^${text}`) })).toBeVisible();
      // From the page to the form, and on to the list.
      if (isPhone) await press(link(page, 'Tilbake'));
      await press(link(page, 'Tilbake'));
    }
  });
});
