import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect as quickExpect, type Page } from '@playwright/test';
import { exampleContent } from '../../tools/example.ts';
import { findFreePort } from '../../tools/port.ts';
import { findViolations } from '../../tests/accessibility/axe.ts';
import { openHistory, recordSave } from '../desk/history.ts';
import { makeAnswer } from '../server/answer.ts';
import { serve } from '../server/http.ts';

/** Git and the content check take their time on a busy machine. */
const expect = quickExpect.configure({ timeout: 20_000 });

/** The owner's desk on a copy of the content, in a repository of its own with somewhere to send what is published. */
interface Desk {
  address: string;
  content: string;
  git: (...args: string[]) => string;
  /** Changes a file as a form does. */
  save: (file: string, from: string, to: string) => Promise<void>;
}

const test = base.extend<{ desk: Desk; faults: undefined }>({
  // eslint-disable-next-line no-empty-pattern
  desk: async ({}, use) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'skrivebord-')));
    const content = join(root, 'content');
    cpSync(exampleContent, content, { recursive: true });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    const person = ['-c', 'user.name=Eier', '-c', 'user.email=eier@eksempelbad.example'];
    git(...person, 'commit', '--quiet', '--message=Begynn');
    git('init', '--quiet', '--bare', '--initial-branch=main', '.git/fjern.git');
    git('remote', 'add', 'origin', '.git/fjern.git');
    git('push', '--quiet', 'origin', 'main');
    await openHistory(content);
    const port = await findFreePort(4340);
    const bundle = { script: '', styles: '' };
    const server = await serve(port, makeAnswer({ content, port, preview: '/', bundle }));
    await use({
      address: `http://127.0.0.1:${port}`,
      content,
      git,
      save: async (file, from, to) => {
        const path = join(content, file);
        writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
        await recordSave([path], content);
      },
    });
    await server.close();
    rmSync(root, { recursive: true, force: true });
  },
  baseURL: ({ desk }, use) => use(desk.address),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

const phone = (desk: Desk) =>
  /^phone: (.*)$/m.exec(readFileSync(join(desk.content, 'firm.yaml'), 'utf8'))?.[1];

test('follows the content while it is open, and keeps what was opened', async ({ page, desk }) => {
  await page.goto('/skrivebord/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klart, med noe å se over');
  const example = page.locator('details', { hasText: 'Ansatte' }).first();
  await example.locator('summary').click();
  await desk.save('firm.yaml', 'phone: 00 00 00 00', 'phone: 1234');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Én feil må rettes');
  await expect(page.getByRole('link', { name: 'Firmaet Telefon' })).toHaveAttribute(
    'href',
    '/keystatic/singleton/firm#felt-phone',
  );
  await expect(page.getByRole('status').last()).toContainText('1 må rettes');
  await expect(example).toHaveAttribute('open');
  await desk.save('firm.yaml', 'phone: 1234', 'phone: 11 11 11 11');
  await expect(page.getByText('Ingen feil. Nettsiden kan bygges.')).toBeVisible({ timeout: 5000 });
});

test('a save is taken back and in use again, by keyboard alone', async ({ page, desk }) => {
  await desk.save('firm.yaml', '00 00 00 00', '11 11 11 11');
  await desk.save('staff.yaml', 'Per Nordmann', 'Jonas Berg');
  await page.goto('/skrivebord/');
  const undo = page.getByRole('button', { name: /^Angre.*Firmaet: Telefon/ });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Innholdet er som det var før lagringen.')).toBeVisible();
  expect(phone(desk)).toBe('00 00 00 00');
  expect(readFileSync(join(desk.content, 'staff.yaml'), 'utf8')).toContain('Jonas Berg');
  await page.getByRole('button', { name: /^Ta i bruk igjen/ }).click();
  await expect(page.getByText('Innholdet er som det var etter lagringen.')).toBeVisible();
  expect(phone(desk)).toBe('11 11 11 11');
});

test('publishing shows what would change, asks, and sends it', async ({ page, desk }) => {
  await desk.save('firm.yaml', '00 00 00 00', '11 11 11 11');
  await page.goto('/skrivebord/');
  await page.getByRole('link', { name: 'Se over og publiser' }).click();
  await expect(page.locator('dl')).toContainText('Telefon');
  await expect(page.locator('del')).toHaveText('00 00 00 00');
  await expect(page.locator('ins')).toHaveText('11 11 11 11');
  expect(desk.git('log', '--format=%s')).toBe('Begynn\n');
  await page.getByLabel('Hva er endret?').fill('Nytt nummer');
  await page.getByRole('button', { name: 'Publiser og send' }).click();
  await expect(page.getByText('Publisert', { exact: true })).toBeVisible();
  await expect(page.getByText('Alt du har lagret, er publisert.')).toBeVisible();
  expect(desk.git('--git-dir=.git/fjern.git', 'log', '-1', '--format=%s', 'main')).toBe('Nytt nummer\n');
});

test('without scripts it is read and used all the same', async ({ browser, page, desk }) => {
  await desk.save('firm.yaml', '00 00 00 00', '11 11 11 11');
  await page.goto('/skrivebord/');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(page.url());
  await still.locator('.save summary').click();
  await expect(still.locator('.save ins')).toBeVisible();
  await still.getByRole('button', { name: /^Angre/ }).click();
  await expect(still.getByText('Innholdet er som det var før lagringen.')).toBeVisible();
  await context.close();
});

test('another website cannot take a save back', async ({ page, desk, request }) => {
  await desk.save('firm.yaml', '00 00 00 00', '11 11 11 11');
  await page.goto('/skrivebord/');
  const id = await page.locator('input[name=id]').first().inputValue();
  const answer = await request.post(new URL('/skrivebord/angre', page.url()).href, {
    form: { id, seen: id },
    headers: { Origin: 'https://andre.example' },
  });
  expect(answer.status()).toBe(403);
  expect(phone(desk)).toBe('11 11 11 11');
});

/** No element reaches beyond the page's width. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [320, 390, 1280, 1920]) {
  test(`is accessible and fits ${width} pixels, whatever it shows`, async ({ page, desk }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const check = async (path: string) => {
      await page.goto(path);
      for (const summary of await page.locator('details').all())
        await summary.evaluate((details) => details.setAttribute('open', ''));
      expect(await findViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    };
    await check('/skrivebord/');
    await desk.save('firm.yaml', '00 00 00 00', '11 11 11 11');
    await desk.save(
      'projects/proj2/project.yaml',
      'title: ',
      'title: Enormt-baderomsprosjekt-uten-ordskille ',
    );
    await check('/skrivebord/publiser');
    await desk.save('firm.yaml', '11 11 11 11', '1');
    await check('/skrivebord/');
    await check('/skrivebord/publiser');
    await page.goto('/skrivebord/');
    await page
      .getByRole('button', { name: /^Angre/ })
      .first()
      .click();
    await expect(page.locator('.outcome')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}
