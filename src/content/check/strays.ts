import { type Content, folderOf } from '../content.ts';
import { quote, type Issue } from './issue.ts';
import { nearest } from './nearest.ts';

/** YAML files that nothing reads, most often a misspelt name, and links that lead out of the folder. */
export function checkStrays({ files, names, outside }: Content): Issue[] {
  const read = files.map(({ name }) => name);
  const strangers = names.filter((name) => /\.ya?ml$/i.test(name) && !read.includes(name));
  return [...strangers.map((name) => stranger(name, read)), ...outside.map(linkOut)];
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function stranger(name: string, read: readonly string[]): Issue {
  const beside = read.filter((known) => folderOf(known) === folderOf(name)).map(baseName);
  const suggestion = nearest(baseName(name), beside);
  return {
    file: name,
    field: [],
    found: `en fil med et navn som ikke brukes, ${quote(baseName(name))}`,
    expected: `${suggestion ? `Mente du ${suggestion}? ` : ''}Gi filen riktig navn, eller ta den bort.`,
  };
}

const linkOut = (file: string): Issue => ({
  file,
  field: [],
  found: 'en snarvei til noe utenfor innholdsmappen',
  expected: 'Selve filen eller mappen, lagt i innholdsmappen.',
});
