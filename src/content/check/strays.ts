import { baseName, type Content, folderOf } from '../content.ts';
import { quote, type Issue } from './issue.ts';
import { didYouMean, sentences } from './nearest.ts';

/** YAML files that nothing reads, most often a misspelt name, and links that lead out of the folder. */
export function checkStrays({ files, names, outside }: Content): Issue[] {
  const read = files.map(({ name }) => name);
  const beside = (name: string) => read.filter((known) => folderOf(known) === folderOf(name)).map(baseName);
  const strangers = names.filter((name) => /\.ya?ml$/i.test(name) && !read.includes(name));
  return [
    ...strangers.map((file) => ({
      file,
      field: [],
      found: `en fil med et navn som ikke brukes, ${quote(baseName(file))}`,
      expected: sentences(
        didYouMean(baseName(file), beside(file)),
        'Gi filen riktig navn, eller ta den bort.',
      ),
    })),
    ...outside.map((file) => ({
      file,
      field: [],
      found: 'en snarvei til noe utenfor innholdsmappen',
      expected: 'Selve filen eller mappen, lagt i innholdsmappen.',
    })),
  ];
}
