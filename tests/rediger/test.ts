import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { openDoor } from '../../tools/rediger/door.ts';
import { findFreePort } from '../../tools/shared/port.ts';
import { leavingForPicture } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { bundles } from './build-editor.ts';
import { type GitHub, playGitHub } from './hosted.ts';
import { makeRepository, type TestRepository } from './repository.ts';

/** The editor, open in a page, and the repository behind it. */
interface Editor {
  repository: TestRepository;
  /** Address of the editor's page. */
  url: string;
  /** Opens a form by the name of its file without ending. */
  open: (page: Page, file: string) => Promise<void>;
  /** Opens a project's form; `new` is one that is not there yet. */
  openProject: (page: Page, id: string) => Promise<void>;
}

interface Fixtures {
  repository: TestRepository;
  /** At the door of one's own machine. */
  editor: Editor;
  /** On the site, for a repository at GitHub. */
  gitHub: GitHub;
  /** What the browser said of its own accord; a test that expects something takes it out. */
  said: string[];
}

/** Hosts that a test plays itself. */
const played = ['127.0.0.1', 'localhost', 'bad.example', 'api.github.com', 'logg-inn.example'];

/** Every test has a repository of its own. Whatever the browser complains of fails it. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  repository: async ({}, use) => {
    const repository = makeRepository();
    await use(repository);
    rmSync(repository.root, { recursive: true });
  },
  editor: async ({ repository }, use, info) => {
    const port = await findFreePort(4500 + info.workerIndex * 20);
    const door = await openDoor(repository.root, resolve(bundles.door), port);
    const open = async (page: Page, path: string) => {
      // As from the list: Sveltia shows no fields of a form that another gives way to.
      await page.goto(`${door.url}#/`);
      await page.getByRole('tree').waitFor({ timeout: 30_000 });
      await page.goto(`${door.url}#/collections/${path}`);
      await saveButton(page).waitFor({ timeout: 30_000 });
    };
    await use({
      repository,
      url: door.url,
      open: (page, file) => open(page, `_singletons/entries/${file}`),
      openProject: (page, id) => open(page, id === 'new' ? 'projects/new' : `projects/entries/${id}/project`),
    });
    await door.close();
  },
  gitHub: async ({ context, repository }, use) => use(await playGitHub(context, repository.root)),
  // eslint-disable-next-line no-empty-pattern -- as above
  said: async ({}, use) => use([]),
  page: async ({ page, said, context }, use) => {
    const listen = (tab: Page) => {
      tab.on('console', (message) => {
        if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`);
      });
      // The preview's frame has the site's view transitions, and goes when the page is left.
      tab.on('pageerror', ({ message }) => !leavingForPicture.test(message) && said.push(message));
    };
    listen(page);
    context.on('page', listen);
    const foreign: string[] = [];
    context.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !played.includes(hostname)) foreign.push(request.url());
    });
    await use(page);
    expect(said, 'what the browser complained of').toEqual([]);
    expect(foreign, 'requests to other hosts').toEqual([]);
  },
});

export { expect, press };

/** The field of a form with a label. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** A button by all of its name. */
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The button that saves. */
export const saveButton = (page: Page): Locator => button(page, 'Lagre');

/** Where the strip above the editor says how it goes with what was saved. */
export const publishing = (page: Page): Locator => page.locator('#publishing');

/** Saves and waits until the repository has it. */
export async function save(page: Page) {
  await publishing(page).evaluate((place) => place.replaceChildren());
  await press(saveButton(page));
  await expect(publishing(page)).toHaveText('Lagret', { timeout: 20_000 });
}

/** Signs in on the site with a token, as the guide says. */
export async function signIn(page: Page, { url, token }: GitHub) {
  await page.goto(url);
  await press(button(page, 'Logg inn med tilgangsnøkkel'));
  await page.getByLabel('Personlig tilgangsnøkkel').fill(token);
  await press(button(page, 'Logg inn'));
}
