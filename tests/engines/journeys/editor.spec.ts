import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startEditorServer } from '../../../tools/rediger/server.ts';
import { bundles } from '../../editor/build-editor.ts';
import { turnedPhoto } from '../../editor/photos.ts';
import { makeRepository, type TestRepository } from '../../editor/repository.ts';
import { expect, test as base } from './test.ts';
import { startWatchedServer } from './watched-server.ts';

/** With the owner's editor in the place of the site. */
const test = base.extend<{ repository: TestRepository; editor: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  repository: async ({}, use, info) => {
    const repository = makeRepository(info.outputPath('repository'));
    await use(repository);
    repository.remove();
  },
  editor: async ({ repository }, use) => {
    const server = await startEditorServer(repository.root, resolve(bundles.local), 0);
    await use(server.url);
    await server.close();
  },
  site: async ({ editor }, use) => {
    const site = await startWatchedServer(editor);
    await use(site);
    await site.close();
  },
});

test('a text and a picture are changed, seen and saved', async ({ visitor, editor, repository }, info) => {
  const { name, buffer } = await turnedPhoto();
  const photo = info.outputPath(name);
  writeFileSync(photo, buffer);
  await visitor.resize(390, 844);
  await visitor.open(new URL(editor).pathname + new URL(editor).hash);
  await visitor.press('a', 'Toppen av forsiden');
  await visitor.press('[id="felt-title-0"]');
  await visitor.key('End');
  await visitor.browser.type(' Ja.');
  await visitor.press('summary', 'Bad med salviegrønne fliser');
  await visitor.browser.choose('input[type="file"]', [photo]);
  await visitor.sees('felt-pictures-0-alt', () => document.activeElement?.id);
  await visitor.sees('blob:', () =>
    document.querySelector<HTMLImageElement>('details[open] summary img')?.src.slice(0, 5),
  );
  await visitor.browser.type('Dusj med grønne fliser');
  await visitor.press('button', 'Vis siden');
  await visitor.sees(true, () => {
    const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1');
    return heading?.textContent?.includes('Hele badet. Ja.');
  });
  await visitor.sees(true, () => {
    const shown = document.querySelector('iframe')?.contentDocument;
    const photo = shown?.querySelector<HTMLImageElement>('img.hero-photo');
    return photo && photo.naturalWidth > 1;
  });
  await visitor.press('button', 'Lagre');
  await visitor.sees(
    'Lagret på denne maskinen.',
    () => document.querySelector('footer [role="status"]')?.textContent,
  );
  expect(repository.lastFiles()).toContain('M content/hero.yaml');
  expect(repository.lastFiles().join()).toMatch(/A content\/hero\/[\da-f]{8}\.jpg/);
  expect(repository.lastDiff().join('\n')).toContain('Dusj med grønne fliser');
});

test('pasted text keeps its marks, and undo takes it and bold words back', async ({ visitor, editor }) => {
  await visitor.resize(1280, 800);
  await visitor.open(new URL(editor).pathname + new URL(editor).hash);
  await visitor.press('a', 'Personvern');
  await visitor.press('summary', 'Behandlingsansvarlig');
  await visitor.press('.body-part textarea');
  const text = () => document.querySelector<HTMLTextAreaElement>('.body-part textarea')?.value;
  const undo = () => document.execCommand('undo');
  const before = await visitor.look(text);
  await visitor.look(paste, '<p>Vi <b>lagrer</b></p><ul><li>Navn</li></ul>');
  await visitor.sees(true, () =>
    document
      .querySelector<HTMLTextAreaElement>('.body-part textarea')
      ?.value.includes('Vi **lagrer**\n\n- Navn'),
  );
  await visitor.look(undo);
  await visitor.sees(before, text);
  await visitor.press('button', 'Fet skrift');
  await visitor.sees('TEXTAREA', () => document.activeElement?.tagName);
  expect(await visitor.look(text)).toMatch(/\*\*.+\*\*/);
  await visitor.look(undo);
  await visitor.sees(before, text);
});

/** Runs in the page: what a press on Ctrl+V does, without the clipboard of the machine. */
function paste(html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  // Firefox gives a `ClipboardEvent` data of its own.
  const event = new Event('paste', { bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(Object.assign(event, { clipboardData }));
}
