import { resolve } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { openDoor } from '../../tools/rediger/door.ts';
import { findFreePort } from '../../tools/port.ts';
import { bundles } from './build-editor.ts';
import { makeRepository, type TestRepository } from './repository.ts';

/** The editor, open in a page, and the repository behind it. */
export interface Editor {
  repository: TestRepository;
  /** Address of the editor's page. */
  url: string;
  /** Opens a form by the name of its file without ending. */
  open: (page: Page, file: string) => Promise<void>;
  /** Opens a project's form. */
  openProject: (page: Page, id: string) => Promise<void>;
}

/** What the browser said of its own accord; a test that expects something takes it out. */
export type Said = string[];

/** Every test has a repository and a door of its own. Whatever the browser complains of fails it. */
export const test = base.extend<{ editor: Editor; said: Said }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  editor: async ({}, use, info) => {
    const repository = makeRepository();
    const port = await findFreePort(4500 + info.workerIndex * 20);
    const door = await openDoor(repository.root, resolve(bundles.door), port);
    const open = async (page: Page, path: string) => {
      await page.goto(`${door.url}#/collections/${path}`);
      await saveButton(page).waitFor({ timeout: 30_000 });
    };
    await use({
      repository,
      url: door.url,
      open: async (page, file) => void (await open(page, `_singletons/entries/${file}`)),
      openProject: async (page, id) => void (await open(page, `projects/entries/${id}`)),
    });
    await door.close();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  said: async ({}, use) => use([]),
  page: async ({ page, said, context }, use) => {
    const listen = (tab: Page) => {
      tab.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      tab.on('pageerror', (error) => said.push(error.message));
    };
    listen(page);
    context.on('page', listen);
    const foreign: string[] = [];
    context.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url());
    });
    await use(page);
    expect(said, 'what the browser complained of').toEqual([]);
    expect(foreign, 'requests to other hosts').toEqual([]);
  },
});

export { expect };

/** The field of a form with a label. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** The button that saves. */
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Lagre', exact: true });

/** Saves and waits until the repository has it. */
export async function save(page: Page) {
  await saveButton(page).click();
  await expect(page.locator('#publishing')).toHaveText('Lagret', { timeout: 20_000 });
}
