import type { BrowserContext, Page } from '@playwright/test';
import { turnedPhoto } from './photos.ts';
import { button, expect, field, link, open, press, save, signIn, status, test } from './test.ts';

/* What was typed stays, whatever fails; `src/editor/saving/faults.test.ts` tries it below the browser. */

test.describe('@phone', () => {
  const limit = { status: 403, headers: { 'Retry-After': '2' } };
  for (const [name, fault] of [
    ['502', { status: 502 }],
    ['a limit', limit],
    ['403 of a server between', { status: 403 }],
    ['no answer', 'none'],
  ] as const)
    test(`a draft and its picture survive ${name}`, async ({ page, gitHub, guard }) => {
      guard.allow(/status of (502|403)|ERR_FAILED/);
      await signIn(page, gitHub);
      await press(link(page, /^Prosjekter/));
      await press(button(page, 'Nytt prosjekt'));
      await field(page, 'Navn').fill('Bad i Eksempelby');
      await page.getByLabel('Legg til bilder').setInputFiles([await turnedPhoto()]);
      await expect(page.locator('summary img')).toHaveAttribute('src', /^blob:/);
      gitHub.change('content/projects.yaml', 'lead: ', 'lead: Nå. ');
      for (let request = 0; request < 6; request += 1) {
        gitHub.faults = [...Array.from({ length: request }, () => undefined), fault];
        await page.reload();
        await expect(field(page, 'Navn').or(button(page, 'Prøv igjen'))).toBeVisible();
        gitHub.faults = [];
        if (await button(page, 'Prøv igjen').isVisible()) await press(button(page, 'Prøv igjen'));
        await expect(field(page, 'Navn')).toHaveValue('Bad i Eksempelby');
        await expect(page.locator('summary img')).toHaveAttribute('src', /^blob:/);
      }
    });

  test('a limit while saving is said, and the save goes on', async ({ page, gitHub, guard }) => {
    guard.allow(/status of 403/);
    // The sentence stands until the clock says that the wait is over.
    await page.clock.install();
    await signIn(page, gitHub, 'Firmaet');
    await field(page, 'Telefon').fill('11 22 33 44');
    gitHub.faults = [{ status: 403, headers: { 'Retry-After': '60' } }];
    await press(button(page, 'Lagre'));
    await expect(status(page)).toHaveText(/^GitHub ber oss vente litt\. Det fortsetter av seg selv klokken/);
    await page.clock.fastForward(61_000);
    await expect(status(page)).toHaveText(/^Lagret\. Legges ut/);
    expect(gitHub.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 11 22 33 44']);
  });

  test('a field stays open with its letters while its mistake is mended', async ({ page, editor }) => {
    await open(page, editor, 'Tjenester');
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
    repository,
  }) => {
    await open(page, editor, 'Personvern');
    await press(page.locator('.body-part summary').first());
    const words = page.locator('.body-part textarea').first();
    await words.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\n\n## Ny overskrift\n\nNye ord.');
    await expect(words).toBeFocused();
    await expect(words).toHaveValue(/## Ny overskrift\n\nNye ord\.$/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('## Først\n\nOrd.\n\n## Sist\n\nOrd.');
    await expect(words).toHaveValue('## Først\n\nOrd.\n\n## Sist\n\nOrd.');
    await save(page);
    const text = repository.read('content/personvern.md');
    expect(text.match(/^## (Først|Sist|Ny overskrift)$/gm)).toEqual(['## Først', '## Sist']);
    await expect(page.locator('.body-part summary').nth(1)).toHaveText('Sist');
  });

  test('a mistake in the statement leads to its line', async ({ page, editor }) => {
    await open(page, editor, 'Personvern');
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
    await open(page, editor, 'Firmaet');
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

test.describe('two tabs', { tag: '@phone' }, () => {
  const phone = (page: Page) => field(page, 'Telefon');

  /** Opens another tab. On a slow machine the first takes longer to answer than `saving/tabs.ts` waits. */
  async function openSecond(context: BrowserContext, editor: string) {
    const second = await context.newPage();
    await second.addInitScript(() => {
      const wait = window.setTimeout;
      window.setTimeout = ((run: () => void, time?: number) =>
        wait(run, time === 500 ? 20_000 : time)) as typeof wait;
    });
    await open(second, editor, 'Firmaet');
    return second;
  }

  test('the second takes over what was typed, and the first says so', async ({ page, context, editor }) => {
    await open(page, editor, 'Firmaet');
    await phone(page).fill('11 22 33 44');
    const second = await openSecond(context, editor);
    await expect(second.getByText('Redigeringen var åpen i en annen fane.')).toBeVisible();
    // The notice covers no field.
    await press(field(second, 'Firmanavn'));
    await expect(field(second, 'Firmanavn')).toBeFocused();
    await press(button(second, 'Greit'));
    await expect(phone(second)).toHaveValue('11 22 33 44');
    await expect(page.getByText('Du redigerer i en annen fane nå.')).toBeVisible();
    await field(second, 'Firmanavn').fill('Nytt Navn AS');
    await press(button(page, 'Fortsett her'));
    await expect(phone(page)).toHaveValue('11 22 33 44');
    await expect(field(page, 'Firmanavn')).toHaveValue('Nytt Navn AS');
    await expect(second.getByText('Du redigerer i en annen fane nå.')).toBeVisible();
  });

  for (const order of ['close, reload', 'reload, close', 'save, close', 'save, reload', 'close, save'])
    test(`no letter is lost: ${order}`, async ({ page, context, editor, repository }) => {
      await open(page, editor, 'Firmaet');
      await phone(page).fill('11 22 33 44');
      const second = await openSecond(context, editor);
      await field(second, 'Firmanavn').fill('Nytt Navn AS');
      // Waits until the browser has stored the text, as a person is slower than that.
      await expect.poll(() => second.evaluate(kept)).toContain('Nytt Navn AS');
      for (const what of order.split(', ')) {
        if (what === 'close') await second.close();
        else if (what === 'save' && !second.isClosed()) await save(second);
        else await page.reload();
      }
      if (!second.isClosed() && !order.includes('reload')) await second.close();
      const name = repository.read('content/firm.yaml').includes('Nytt Navn AS');
      if (!order.includes('reload')) await page.reload();
      await expect(field(page, 'Firmanavn').or(link(page, 'Firmaet')).first()).toBeVisible();
      if (await link(page, 'Firmaet').isVisible()) await press(link(page, 'Firmaet'));
      await expect(phone(page)).toHaveValue('11 22 33 44');
      await expect(field(page, 'Firmanavn')).toHaveValue('Nytt Navn AS');
      expect(name).toBe(order.startsWith('save'));
    });
});

/** Everything in the page's database, as text. */
async function kept() {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) => (request.onsuccess = () => resolve(request.result)));
  const database = await result(indexedDB.open('keyval-store'));
  const all = await result(database.transaction('keyval').objectStore('keyval').getAll());
  database.close();
  return JSON.stringify(all);
}

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
    await open(page, editor, 'Firmaet');
    await expect(page.getByText('Nettleseren her tar ikke vare på det du skriver.')).toBeVisible();
    await press(button(page, 'Greit'));
    await field(page, 'Telefon').fill('11 22 33 44');
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await question).dismiss();
    await save(page);
    await page.reload();
    // The secret of the address is not kept either.
    if (blocked !== 'has no database') await open(page, editor, 'Firmaet');
    await expect(field(page, 'Telefon')).toHaveValue('11 22 33 44');
  });
