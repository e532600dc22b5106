import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { button, expect, field, press, publishing, saveButton, test } from './test.ts';
import { knownWords, shownTexts, strange } from './vocabulary.ts';

const known = knownWords();

/** Sveltia's own mark of how wide the page is forbids to enlarge it; browsers do not mind it. Its headings and landmarks are its own too. */
const options = {
  iframes: false,
  rules: {
    'meta-viewport': { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

/** What axe finds in our own parts of a page: around Sveltia, and the fields for pictures in it. */
async function violations(page: Page) {
  const looks = [new AxeBuilder({ page }).exclude('#nc-root')];
  if (await page.locator('.pictures').count()) looks.push(new AxeBuilder({ page }).include('.pictures'));
  const found = [];
  for (const look of looks) found.push(...(await look.options(options).analyze()).violations);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

// At both widths: Sveltia has other menus, lists and toolbars on a phone.
test(
  'every screen speaks Norwegian, and our own parts of it are accessible',
  { tag: '@both' },
  async ({ page, editor, isMobile, said }) => {
    test.setTimeout(300_000);
    const look = async (screen: string) => {
      await page.waitForFunction(() => !document.querySelector('[role="progressbar"], .sui.spinner'));
      expect.soft(strange(await shownTexts(page), known), screen).toEqual([]);
      expect.soft(await violations(page), screen).toEqual([]);
    };
    const escape = () => page.keyboard.press('Escape');

    await page.goto(editor.url);
    await page.getByRole('tree').waitFor();
    await look('all that can be changed');
    await press(button(page, 'Siste endringer'));
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await look('the last changes');
    await press(button(page.getByRole('dialog'), 'Lukk'));

    await editor.open(page, 'firm');
    await look('a form');
    await press(button(page, 'Vis valg for feltet').first());
    await look('what can be done with a field');
    await escape();
    await press(button(page, 'Vis flere valg'));
    await look('what can be done with a form');
    await escape();
    await field(page, 'Telefon').fill('12 34');
    await press(saveButton(page));
    await page.getByRole('alert').first().waitFor();
    await look('a form with a mistake');

    await editor.openProject(page, 'proj3');
    await look('a project');
    if (isMobile) {
      await press(button(page, 'Forhåndsvisning'));
      await look('a project as it will be');
    }
    await editor.openProject(page, 'new');
    await look('a new project');
    for (const path of ['collections/projects', 'assets', 'assets/all', 'search/bad', 'nothing']) {
      await page.goto(`${editor.url}#/${path}`);
      await page.getByRole('radio').first().waitFor();
      await look(path);
    }
    await press(isMobile ? page.getByRole('radio', { name: 'Meny' }) : button(page, 'Vis kontomenyen'));
    await look('the account');
    await press(page.getByRole('menuitem', { name: 'Innstillinger' }));
    await page.getByText('Utseende').first().waitFor();
    await look('settings');
    // Whatever these screens ask for, the door has no more of GitHub than a save needs.
    expect(said.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([]);
  },
);

test('signing in speaks Norwegian', { tag: '@phone' }, async ({ page, gitHub }) => {
  await page.goto(gitHub.url);
  await button(page, 'Logg inn med tilgangsnøkkel').waitFor();
  expect(strange(await shownTexts(page), known)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await press(button(page, 'Logg inn med tilgangsnøkkel'));
  await page.getByLabel('Personlig tilgangsnøkkel').waitFor();
  expect(strange(await shownTexts(page), known)).toEqual([]);
});

test(
  'what the strip says has room in it, also where text is set to twice its size',
  { tag: '@phone' },
  async ({ page, editor }) => {
    await page.goto(editor.url);
    const room = await publishing(page).evaluate((place) => {
      document.documentElement.style.fontSize = '200%';
      place.textContent = 'Ikke lagt ut. Nettsiden er som før. Se hva';
      const { clientHeight, scrollHeight, scrollWidth } = place.parentElement!;
      return { down: scrollHeight - clientHeight, sideways: scrollWidth - innerWidth };
    });
    expect(room).toEqual({ down: 0, sideways: 0 });
  },
);
