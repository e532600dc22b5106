import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildEditor } from '../build/rediger.ts';
import { chromiumArguments, obtainChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { exampleContent } from './example.ts';
import { findFreePort } from './port.ts';
import { openDoor } from './rediger/door.ts';

/*
 * npm run dokumentbilder: takes the pictures in docs/rediger-innhold.md, of the editor on a phone, over a copy of the example.
 */
await runCommand(async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rediger-')));
  cpSync(exampleContent, join(root, 'content'), { recursive: true });
  for (const words of [
    ['init', '--quiet'],
    ['config', 'user.name', 'Ola Nordmann'],
    ['config', 'user.email', 'ola@eksempelbad.example'],
    ['add', '.'],
    ['commit', '--quiet', '--message=Innhold'],
  ])
    execFileSync('git', words, { cwd: root });
  await buildEditor({ repo: '', signIn: '' }, join(root, 'bundle/rediger'));
  await buildEditor({ repo: 'eksempelbad/nettsted', signIn: '' }, join(root, 'site/rediger'));
  const door = await openDoor(root, join(root, 'bundle'), await findFreePort(4330));
  const site = await openDoor(root, join(root, 'site'), await findFreePort(4340));
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: chromiumArguments });
  const page = await browser.newPage({
    locale: 'nb-NO',
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Logg inn med tilgangsnøkkel' }).click();
  await write(page, 'rediger-logg-inn');
  await page.goto(`${door.url}#/collections/_singletons/entries/firm`);
  await page.getByRole('textbox', { name: 'Telefon' }).fill('00 00 00 01');
  await write(page, 'rediger-telefon');
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await page.getByText('Lagret', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Siste endringer' }).click();
  await write(page, 'rediger-angre');
  await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click();
  await page.goto(`${door.url}#/collections/projects/entries/proj3/project`);
  const pictures = page.locator('.pictures').last();
  await pictures.locator('summary').first().click();
  await pictures.scrollIntoViewIfNeeded();
  await write(page, 'rediger-prosjekt');
  await page.getByRole('button', { name: 'Forhåndsvisning' }).first().click();
  await write(page, 'rediger-visning');
  await browser.close();
  await door.close();
  await site.close();
  rmSync(root, { recursive: true, force: true });
});

async function write(page: Page, name: string) {
  // Forms and previews say nowhere that their last picture is there.
  await page.waitForTimeout(4000);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 75 })
    .toFile(join(import.meta.dirname, `../docs/bilder/${name}.webp`));
}
