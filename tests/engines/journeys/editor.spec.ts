import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startEditorServer } from '../../../tools/rediger/server.ts';
import { bundles } from '../../editor/build-editor.ts';
import { turnedPhoto } from '../../editor/photos.ts';
import { createProject, type ProjectFolder } from '../../editor/project-folder.ts';
import { expect, test as base } from './test.ts';
import { startWatchedServer } from './watched-server.ts';

/** With the owner's editor in the place of the site. */
const test = base.extend<{ folder: ProjectFolder; editor: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  folder: async ({}, use, info) => {
    const folder = createProject(info.outputPath('project'));
    await use(folder);
    folder.remove();
  },
  editor: async ({ folder }, use) => {
    const server = await startEditorServer(folder.root, resolve(bundles.local), 0);
    await use(server.url);
    await server.close();
  },
  site: async ({ editor }, use) => {
    const site = await startWatchedServer(editor);
    await use(site);
    await site.close();
  },
});

test('a text and a picture are changed, seen and saved', async ({ visitor, editor, folder }, info) => {
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
  expect(folder.lastFiles()).toContain('M content/hero.yaml');
  expect(folder.lastFiles().join()).toMatch(/A content\/hero\/[\da-f]{8}\.jpg/);
  expect(folder.lastDiff().join('\n')).toContain('Dusj med grønne fliser');
});
