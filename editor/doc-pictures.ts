import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, obtainChromium } from '../tools/chromium.ts';
import { runCommand } from '../tools/command.ts';
import { exampleContent } from '../tools/example.ts';
import { gitOutput } from './desk/git.ts';
import { installEditor } from './install.ts';

/*
 * npm run dokumentbilder:rediger: takes the pictures of the editor in docs/rediger-innhold.md, on a copy of the content in
 * a repository of its own.
 */
const docs = fileURLToPath(new URL('../docs/bilder/', import.meta.url));

await runCommand(async () => {
  installEditor();
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rediger-')));
  const content = await makeRepository(root);
  // Read when the site's content folder is first asked for.
  process.env['CONTENT_DIR'] = content;
  const { startEditor } = await import('./start.ts');
  const { editor, close } = await startEditor(content);
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: chromiumArguments });
  const page = await browser.newPage({
    baseURL: editor,
    locale: 'nb-NO',
    viewport: { width: 1100, height: 640 },
    reducedMotion: 'reduce',
  });
  await photographPhone(page);
  await photographProject(page);
  await photographDesk(page, content);
  await photographPublish(page);
  await browser.close();
  await close();
  rmSync(root, { recursive: true, force: true });
});

async function makeRepository(root: string): Promise<string> {
  const content = join(root, 'content');
  cpSync(exampleContent, content, { recursive: true });
  await gitOutput(root, ['init', '--quiet', '--initial-branch=main']);
  await gitOutput(root, ['remote', 'add', 'origin', 'https://git.example/eksempelbad/nettsted.git']);
  await gitOutput(root, ['add', '--all']);
  const person = ['-c', 'user.name=Eksempelbad', '-c', 'user.email=post@eksempelbad.example'];
  await gitOutput(root, [...person, 'commit', '--quiet', '--message=Innhold']);
  return content;
}

/** The firm's form, with the phone number found and changed. */
async function photographPhone(page: Page) {
  await page.goto('/keystatic/singleton/firm#felt-phone');
  const phone = page.getByRole('textbox', { name: 'Telefon' });
  await phone.fill('00 00 00 01');
  await write(page, 'rediger-telefon');
  await save(page, 'Lagre');
}

/** A new project, its pictures just added. */
async function photographProject(page: Page) {
  await page.goto('/keystatic/collection/projects/create');
  await page.getByRole('textbox', { name: 'Navn' }).fill('Grått bad med eik');
  await page
    .getByRole('textbox', { name: 'Beskrivelse' })
    .fill('Eksempelvik, 2026. Et lite bad fikk grå fliser og servant på eik.');
  const pictures = ['Grått bad sett fra døren', 'Servant på benk av eik', 'Vaskemaskin under benken'];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pictures.map((_, index) => `content/projects/proj3/${index}.jpg`));
  const alts = page.getByRole('textbox', { name: 'Alt-tekst' });
  for (const [index, alt] of pictures.entries()) await alts.nth(index).fill(alt);
  await page.getByRole('group', { name: 'Bilder' }).evaluate((group) => group.scrollIntoView());
  await write(page, 'rediger-prosjekt');
  await save(page, 'Opprett');
}

/** The desk with a mistake, and the saves so far. */
async function photographDesk(page: Page, content: string) {
  const file = join(content, 'projects/proj2/project.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('featured: false', 'featured: true'));
  await page.goto('/skrivebord/');
  await page.setViewportSize({ width: 1100, height: 1100 });
  await write(page, 'skrivebord');
  writeFileSync(file, text);
}

/** What publishing would change, and the question. */
async function photographPublish(page: Page) {
  await page.goto('/skrivebord/publiser');
  await page.setViewportSize({ width: 1100, height: 900 });
  await write(page, 'publiser');
}

async function save(page: Page, button: string) {
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
  await page.getByRole('button', { name: button, exact: true }).click();
  await saved;
}

async function write(page: Page, name: string) {
  // What is folded away or further down is not fetched.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 75 })
    .toFile(join(docs, `${name}.webp`));
}
