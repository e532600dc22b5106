import { resolve } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { exampleContent } from '../../src/pipeline/example.ts';
import { startEditorServer } from '../../tools/rediger/server.ts';
import { Guard } from '../support/guard.ts';
import { press } from '../support/press.ts';
import { bundles } from './build-editor.ts';
import { type GitHub, imitateGitHub } from './github.ts';
import { createProject, type ProjectFolder } from './project-folder.ts';

interface Fixtures {
  /** Folder of the content that the project begins with. */
  content: string;
  /** The project on this machine. */
  folder: ProjectFolder;
  /** Address of the editor on this machine. */
  editor: string;
  /** The editor on the site, for a repository at GitHub. */
  gitHub: GitHub;
  guard: Guard;
}

/** Every test has its own project, and fails on any complaint of the browser. */
export const test = base.extend<Fixtures>({
  content: [exampleContent, { option: true }],
  folder: async ({ content }, use, info) => {
    // If this run is stopped, Playwright clears the folder before the next.
    const folder = createProject(info.outputPath('project'), content);
    await use(folder);
    folder.remove();
  },
  editor: async ({ folder, guard }, use) => {
    const server = await startEditorServer(folder.root, resolve(bundles.local), 0);
    guard.allow(new RegExp(`^Foreign request: ${new URL(server.url).origin}/`));
    await use(server.url);
    await server.close();
  },
  gitHub: async ({ context, content }, use) => {
    await use(await imitateGitHub(context, content));
    // Closed first: later requests would leave this machine.
    for (const page of context.pages()) await page.close();
    await context.unrouteAll({ behavior: 'wait' });
  },
  guard: async ({ context }, use) => {
    const guard = new Guard(['https://bad.example', 'https://api.github.com']);
    await guard.watch(context);
    await use(guard);
    guard.check();
  },
  // The guard first: it watches pages that are opened after it.
  page: async ({ guard: _, page }, use) => use(page),
});

export { expect, press };

/** The field of a form with a label. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** A button by all of its name. */
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** A link of the page, such as a form in the list. */
export const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, exact: true });

/** A form in the list of all. */
export const formLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Opens a form by its name in the list. */
export async function openForm(page: Page, url: string, form: string) {
  await page.goto(url);
  await press(formLink(page, form));
}

/** Goes back to the list, and opens another form. */
export async function openOtherForm(page: Page, form: string) {
  await press(link(page, 'Tilbake'));
  await press(formLink(page, form));
}

/** Shows a screen by its address. */
export const showScreen = (page: Page, screen: string) =>
  page.evaluate((hash) => location.assign(hash), `#/${screen}`);

/** Where the bar says how the last save goes. */
export const status = (page: Page): Locator => page.getByRole('contentinfo').getByRole('status');

/** Waits until the folder has what was saved. */
export const expectSaved = (page: Page) => expect(status(page)).toHaveText('Lagret på denne maskinen.');

/** Saves what is typed in the form, or with another button in all. */
export async function save(page: Page, name = 'Lagre') {
  await press(button(page, name));
  await expectSaved(page);
}

/** Signs in on the site with a token, and opens a form. */
export async function signIn(page: Page, { url, token }: GitHub, form?: string) {
  await page.goto(url);
  await page.getByLabel('Koden').fill(token);
  await press(button(page, 'Logg inn'));
  if (form) await press(formLink(page, form));
}
