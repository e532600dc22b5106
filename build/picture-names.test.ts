import { expect, test } from 'vitest';
import { readYaml } from '../src/content/read/yaml.ts';
import { publicNames } from './picture-names.ts';

const picture = (checksum: string) => ({ checksum, bytes: 1, isHeic: false, hasPlace: false });

test('names no picture by its file, and one that is shown twice by its project', () => {
  const names = publicNames({
    folder: 'content',
    files: [
      readYaml('hero.yaml', 'pictures:\n  - file: hero/Bad hos Hansen.jpg\n  - file: projects/bad-1/b.jpg\n'),
      readYaml('projects/bad-1/project.yaml', 'images:\n  - file: Hos Olsen.jpg\n  - file: b.jpg\n'),
    ],
    names: [],
    pictures: new Map([
      ['hero/Bad hos Hansen.jpg', picture('a')],
      ['projects/bad-1/Hos Olsen.jpg', picture('b')],
      ['projects/bad-1/b.jpg', picture('c')],
    ]),
  });
  expect(Object.fromEntries(names)).toEqual({ a: 'hero-1', b: 'bad-1-1', c: 'bad-1-2' });
});
