import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { exampleContent } from '../../src/pipeline/example.ts';
import { compareLines } from './fake-github.ts';

export type ProjectFolder = ReturnType<typeof createProject>;

/** Makes a project with a content in a folder, and ways to look at it from outside. */
export function createProject(root: string, content: string | undefined = exampleContent) {
  mkdirSync(root, { recursive: true });
  if (content) cpSync(content, join(root, 'content'), { recursive: true });
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  /** All files but those that the editor keeps of earlier saves. */
  const readAll = () => {
    const paths = globSync('content/**/*.*', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
    const shown = paths.filter((path) => !path.includes('/.tidligere'));
    return new Map(shown.toSorted().map((path) => [path, readFileSync(join(root, path), 'latin1')]));
  };
  let seen = readAll();
  const saves = () => globSync('content/.tidligere/*', { cwd: root }).length;
  let seenSaves = saves();
  let before = seen;
  /** The files before the saves since the last look, and now. */
  const compare = () => {
    const now = readAll();
    if (saves() > seenSaves) {
      before = seen;
      seen = now;
      seenSaves = saves();
    }
    return { before, now };
  };
  return {
    root,
    read,
    /** Changes a file by hand, as a developer would. */
    change: (path: string, from: string, to: string) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not have ${from}`);
      writeFileSync(join(root, path), text.replace(from, to));
      seen = readAll();
      seenSaves = saves();
    },
    move: (from: string, to: string) => renameSync(join(root, from), join(root, to)),
    /** What is in the project's folder. */
    names: () => readdirSync(root),
    exists: (path: string) => readAll().has(path),
    /** How many saves there were. */
    count: saves,
    /** Lines that the saves since the last look removed and added. */
    lastDiff: () => {
      const { before: was, now } = compare();
      const changed = [...now].filter(([path, text]) => was.get(path) !== text && /\.(yaml|md)$/.test(path));
      return changed.flatMap(([path, text]) =>
        compareLines(splitLines(was.get(path) ?? ''), splitLines(text)).map((line) =>
          Buffer.from(line, 'latin1').toString(),
        ),
      );
    },
    /** Files that they changed, as `D content/projects/proj4/0.jpg`. */
    lastFiles: () => {
      const { before: was, now } = compare();
      const paths = [...new Set([...was.keys(), ...now.keys()])].toSorted();
      return paths
        .filter((path) => was.get(path) !== now.get(path))
        .map((path) => `${nameChange(was.has(path), now.has(path))} ${path}`);
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}

const splitLines = (text: string) => (text === '' ? [] : text.split('\n'));

/** What became of a file, by a letter as git has. */
function nameChange(wasThere: boolean, isThere: boolean): 'A' | 'D' | 'M' {
  if (!wasThere) return 'A';
  return isThere ? 'M' : 'D';
}
