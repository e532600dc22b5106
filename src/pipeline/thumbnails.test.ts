import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { picture, writeExample } from '../../tests/support/example-content.ts';
import { replaceContent } from '../files/current.ts';
import { readContent } from '../files/read.ts';
import { writeThumbnails } from './thumbnails.ts';

test('small copies are made of the pictures that the pages show, and of no others', async () => {
  const folder = await writeExample({
    'projects/proj2/project.yaml': (text) =>
      `${text.replace('a.jpg', 'rom/c.jpg').replace('a.jpg', 'rom/c.jpg')}\nhidden: true\n`,
    'projects/proj2/rom/c.jpg': await picture(1300),
    'hero/unnamed.jpg': await picture(1400),
    'services/a.jpg': await picture(1500),
  });
  vi.stubEnv('CONTENT_DIR', folder);
  const content = await readContent(folder);
  replaceContent(Promise.resolve(content));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    replaceContent();
  });
  await writeThumbnails(join(folder, 'rediger'));
  const ids = JSON.parse(readFileSync(join(folder, 'rediger/bilder/liste.json'), 'utf8')) as string[];
  const named = (path: string) => ids.includes(content.pictures?.get(path)?.gitId ?? '');
  expect(named('services/a.jpg')).toBe(true);
  expect(named('about/logo.svg')).toBe(true);
  expect(named('projects/proj2/rom/c.jpg')).toBe(false);
  expect(named('hero/unnamed.jpg')).toBe(false);
  const files = readdirSync(join(folder, 'rediger/bilder')).toSorted();
  expect(files).toEqual([...ids.map((id) => `${id}.webp`), 'liste.json'].toSorted());
});
