import { baseName, type Content, folderOf } from '../content.ts';
import { type Issue, issueOf, quote } from './issue.ts';
import { didYouMean, sentences } from './nearest.ts';

/** YAML files that nothing reads, most often a misspelt name, and links that lead out of the folder. */
export function checkStrays({ files, names, outside }: Content): Issue[] {
  const read = files.map(({ name }) => name);
  const beside = (name: string) => read.filter((known) => folderOf(known) === folderOf(name)).map(baseName);
  const strangers = names.filter((name) => /\.ya?ml$/i.test(name) && !read.includes(name));
  return [
    ...strangers.map((file) => {
      const found = `en fil med et navn som ikke brukes, ${quote(baseName(file))}`;
      const meant = didYouMean(baseName(file), beside(file));
      return issueOf(file, found, sentences(meant, 'Gi filen riktig navn, eller ta den bort.'));
    }),
    ...outside.map((file) =>
      issueOf(
        file,
        'en snarvei til noe utenfor innholdsmappen',
        'Selve filen eller mappen, lagt i innholdsmappen.',
      ),
    ),
  ];
}
