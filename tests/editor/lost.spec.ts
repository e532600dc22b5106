import { turnedPhoto } from './photos.ts';
import { button, expect, field, formLink, openForm, press, save, signIn, test } from './test.ts';

/* What was typed stays, whatever fails; `src/editor/save.property.test.ts` tries it below the browser. */

test.describe('@phone', () => {
  test('a draft and its picture survive failed loads', async ({ page, gitHub, guard }) => {
    guard.allow(/status of (502|403)|ERR_FAILED/);
    await signIn(page, gitHub);
    await press(formLink(page, 'Prosjekter'));
    await press(button(page, 'Nytt prosjekt'));
    await field(page, 'Navn').fill('Bad i Eksempelby');
    await page.getByLabel('Legg til bilder').setInputFiles([await turnedPhoto()]);
    await expect(page.locator('summary img')).toHaveAttribute('src', /^blob:/);
    gitHub.change('content/projects.yaml', 'lead: ', 'lead: Nå. ');
    const limit = { status: 403, headers: { 'Retry-After': '2' } };
    // The first request fails, then the second, until none does: each kind of fault, as early and as late.
    const faults = ['none', { status: 502 }, limit, { status: 403 }, 'none', { status: 502 }] as const;
    for (const [request, fault] of faults.entries()) {
      gitHub.faults = [...Array.from({ length: request }, () => undefined), fault];
      await page.reload();
      await expect(field(page, 'Navn').or(button(page, 'Prøv igjen'))).toBeVisible();
      gitHub.faults = [];
      if (await button(page, 'Prøv igjen').isVisible()) await press(button(page, 'Prøv igjen'));
      await expect(field(page, 'Navn')).toHaveValue('Bad i Eksempelby');
      await expect(page.locator('summary img')).toHaveAttribute('src', /^blob:/);
    }
  });

  test('a field stays open with its letters while its mistake is mended', async ({ page, editor }) => {
    await openForm(page, editor, 'Tjenester');
    await press(page.locator('summary').first());
    const typed = field(page, 'Navn');
    await typed.fill('');
    await press(button(page, 'Lagre'));
    await expect(page.getByText('Dette må fylles ut.').first()).toBeVisible();
    await expect(typed).toBeFocused();
    await page.keyboard.type('Åse');
    await expect(page.getByText('Dette må fylles ut.')).toHaveCount(0);
    await page.keyboard.type(' Ås');
    await expect(typed).toBeFocused();
    await expect(typed).toHaveValue('Åse Ås');
  });

  test('a section of the statement keeps the caret while a heading is typed', async ({
    page,
    editor,
    folder,
  }) => {
    await openForm(page, editor, 'Personvern');
    await press(page.locator('.body-part summary').first());
    const words = page.locator('.body-part textarea').first();
    await words.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\n\n## Ny overskrift');
    // What is pasted behind a heading begins beneath it.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('Nye ord.\n\nSiste ord.'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(words).toBeFocused();
    await expect(words).toHaveValue(/## Ny overskrift\n\nNye ord\.\n\nSiste ord\.$/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(words).toHaveValue(/## Ny overskrift$/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('## Først\n\nOrd.\n\n## Sist\n\nOrd.');
    await expect(words).toHaveValue('## Først\n\nOrd.\n\n## Sist\n\nOrd.');
    await save(page);
    const text = folder.read('content/personvern.md');
    expect(text.match(/^## (Først|Sist|Ny overskrift)$/gm)).toEqual(['## Først', '## Sist']);
    await expect(page.locator('.body-part summary').nth(1)).toHaveText('Sist');
  });

  test('a mistake in the statement leads to its line', async ({ page, editor }) => {
    await openForm(page, editor, 'Personvern');
    await press(page.locator('.body-part summary').nth(2));
    const words = page.locator('.body-part').nth(2).locator('textarea').first();
    await words.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\n\nRing {ukjent} først.\n\nSist.');
    await press(page.locator('.body-part summary').nth(2));
    await press(button(page, 'Lagre'));
    await expect(words).toBeFocused();
    await expect(page.locator('.body-part').nth(2).locator('.mistake')).toContainText('{ukjent}');
    const selected = await words.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe('Ring {ukjent} først.');
  });

  test('a long run without a space costs no press', async ({ page, editor }) => {
    await openForm(page, editor, 'Firmaet');
    const text = field(page, 'Om firmaet');
    /** Milliseconds for four presses behind a text. */
    const type = async (before: string) => {
      await text.fill(before);
      const begin = Date.now();
      await text.press('End');
      await page.keyboard.type('yyy');
      await expect(text).toHaveValue(/yyy$/);
      return Date.now() - begin;
    };
    const bare = await type('x');
    // Seconds for each press with kerning; the machine's other work costs only some of the tries.
    await expect.poll(() => type('x'.repeat(20_000))).toBeLessThan(10 * Math.max(bare, 100));
  });
});

for (const blocked of ['throws', 'is null', 'has no database'] as const)
  test(`storage that ${blocked}: said once, and it saves`, { tag: '@phone' }, async ({ page, editor }) => {
    await page.addInitScript((how) => {
      const deny = (name: string, get: () => unknown) => Object.defineProperty(window, name, { get });
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      if (how !== 'has no database')
        for (const name of ['localStorage', 'sessionStorage'])
          deny(name, how === 'throws' ? refuse : () => null);
      IDBFactory.prototype.open = refuse;
    }, blocked);
    await openForm(page, editor, 'Firmaet');
    await expect(page.getByText('Nettleseren her tar ikke vare på det du skriver.')).toBeVisible();
    await press(button(page, 'Greit'));
    await field(page, 'Telefon').fill('11 22 33 44');
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await question).dismiss();
    await save(page);
    await page.reload();
    // The secret of the address is not kept either.
    if (blocked !== 'has no database') await openForm(page, editor, 'Firmaet');
    await expect(field(page, 'Telefon')).toHaveValue('11 22 33 44');
  });
