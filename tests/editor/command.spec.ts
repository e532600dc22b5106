import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { exampleContent } from '../../src/pipeline/example.ts';
import { findFreePort } from '../../tools/shared/port.ts';
import { copyProject, startScript } from '../support/project-copy.ts';
import { button, field, formLink, openForm, press, save } from './test.ts';

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

test('npm run rediger shows the site, and every save on it', async ({ page, context, project }) => {
  cpSync(exampleContent, join(project, 'content'), { recursive: true });
  const port = await findFreePort(4800);
  const command = startScript(project, 'rediger', { PORT: port, INBOX_PORT: await findFreePort(port + 1) });
  try {
    await expect.poll(command.output, { timeout: 120_000 }).toContain('Stopp med Ctrl-C');
    const [, editor = ''] = /Rediger:\s+(\S+)/.exec(command.output()) ?? [];
    const [, address = ''] = /Nettsiden:\s+(\S+)/.exec(command.output()) ?? [];
    expect(new URL(address).port).toBe(String(port));
    const site = await context.newPage();
    await site.goto(address);
    // Unlike a reading that is repeated, it survives a reload by the development server.
    const photographShown = () =>
      site.waitForFunction(() => {
        const photo = document.querySelector<HTMLImageElement>('#hjem img');
        return photo !== null && photo.naturalWidth > 300;
      });
    await photographShown();

    await openForm(page, editor, 'Toppen av forsiden');
    await field(page, 'Linje 1').fill('Et bad å bli i');
    await save(page);
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Et bad å bli i');
    await photographShown();
  } finally {
    await command.stop();
  }
});

test('without content it shows the template, and a press makes it', async ({ page, context, project }) => {
  const port = await findFreePort(4850);
  const command = startScript(project, 'rediger', { PORT: port, INBOX_PORT: await findFreePort(port + 1) });
  try {
    await expect
      .poll(command.output, { timeout: 120_000 })
      .toContain('Trykk «Begynn med malen» i redigeringen.');
    const [, editor = ''] = /Rediger:\s+(\S+)/.exec(command.output()) ?? [];
    const [, address = ''] = /Nettsiden:\s+(\S+)/.exec(command.output()) ?? [];
    const site = await context.newPage();
    await site.goto(address);
    const heading = site.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Tid for');
    await page.goto(editor);
    expect(readdirSync(project)).not.toContain('content');
    await press(button(page, 'Begynn med malen'));
    await press(formLink(page, 'Toppen av forsiden'));
    expect(readdirSync(join(project, 'content'))).toContain('firm.yaml');
    await field(page, 'Linje 1').fill('På tide med');
    await save(page);
    expect(readdirSync(project)).not.toContain('.git');
    await expect(heading).toContainText('På tide med');
    await field(page, 'Linje 1').fill('Endelig');
    await save(page);
    await expect(heading).toContainText('Endelig');
  } finally {
    await command.stop();
  }
});
