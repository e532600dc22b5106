import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { findFreePort } from '../../tools/shared/port.ts';
import { copyProject, startRediger } from './command.ts';
import { button, field, press, saved } from './test.ts';

/* The command as the owner starts it. */

const test = base.extend<{ project: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  project: async ({}, use) => {
    // Not in the folder of the tests' results, which Vite does not watch.
    const around = mkdtempSync(join(tmpdir(), 'rediger-'));
    copyProject(join(around, 'project'));
    await use(join(around, 'project'));
    rmSync(around, { recursive: true, maxRetries: 10 });
  },
});

const git = (cwd: string, ...arguments_: string[]) => execFileSync('git', arguments_, { cwd });

test('npm run rediger shows the site beside the editor, and every save on it', async ({
  page,
  context,
  project,
}) => {
  test.slow();
  git(project, 'init', '--quiet', '--initial-branch=main');
  const port = await findFreePort(4800);
  const command = startRediger(project, port);
  try {
    await expect.poll(command.output, { timeout: 120_000 }).toContain('Stopp med Ctrl-C');
    const [, editor = ''] = /Rediger:\s+(\S+)/.exec(command.output()) ?? [];
    const [, address = ''] = /Nettsiden:\s+(\S+)/.exec(command.output()) ?? [];
    expect(new URL(address).port).toBe(String(port));
    const site = await context.newPage();
    await site.goto(address);
    const photo = site.locator('#hjem img').first();
    const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(300);

    await page.goto(editor);
    await press(page.getByRole('link', { name: 'Toppen av forsiden' }));
    await field(page, 'Linje 1').fill('Et bad å bli i');
    await press(button(page, 'Lagre'));
    await saved(page);
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Et bad å bli i');
    await expect.poll(width).toBeGreaterThan(300);
  } finally {
    await command.stop();
  }
});

test('in a folder of another repository it changes nothing, and says what to do', async ({ project }) => {
  const outer = dirname(project);
  git(outer, 'init', '--quiet');
  const command = startRediger(project, await findFreePort(4900));
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('git init');
  expect(String(git(outer, 'status', '--porcelain', '--branch'))).toContain('No commits yet');
});

test('a trial that cannot start leaves no copy of the example', async ({ project }) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const temporary = join(project, 'temporary');
  mkdirSync(temporary);
  const { port } = taken.address() as AddressInfo;
  const command = startRediger(project, port, { TMPDIR: temporary }, '--eksempel');
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain(String(port));
  expect(readdirSync(temporary).filter((name) => name.startsWith('rediger-'))).toEqual([]);
  taken.close();
});
