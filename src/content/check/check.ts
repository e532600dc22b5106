import { baseName, type Content, type ContentFile, fileOf, folderOf } from '../content.ts';
import { fillPlaceholders, knownFacts } from '../facts.ts';
import { schemaOf } from '../schema/files.ts';
import { checkFacts } from './facts.ts';
import { checkHeadline } from './headline.ts';
import { type Issue, issueOf, quote } from './issue.ts';
import { didYouMean, sentences } from './nearest.ts';
import { checkPeople } from './people.ts';
import { checkPictures } from './pictures.ts';
import { checkPrivacy } from './privacy.ts';
import { checkProjects } from './projects.ts';
import { checkSchema } from './schema.ts';

/** Finds every mistake in a content folder; none that stops when the site can be built. Pure: the editor looks for the same in the browser. */
export function check(content: Content): Issue[] {
  if (content.files.length === 0)
    return [
      issueOf('', {
        code: 'file-missing',
        found: 'ingen mappe med dette navnet',
        expected: 'Mappen med innholdet, vanligvis content.',
      }),
    ];
  const facts = knownFacts(content)?.facts;
  const found = [
    ...checkStrays(content),
    ...content.files.flatMap((file) => [...file.issues, ...checkFile(file, facts)]),
    ...checkPrivacy(fileOf(content, 'personvern.md')),
    ...checkHeadline(fileOf(content, 'hero.yaml')),
    ...checkProjects(content),
    ...checkPeople(content, facts),
    ...checkPictures(content),
  ];
  return inReadingOrder(found, content.files);
}

/** Checks a file alone: as it is written, and then as it reads when its placeholders are filled. */
function checkFile(file: ContentFile, facts: Record<string, string> | undefined): Issue[] {
  if (file.value === undefined) return [];
  const schema = schemaOf(file.name);
  const issues = [...checkSchema(file, schema), ...checkFacts(file, facts)];
  return issues.length === 0 && facts
    ? checkSchema(file, schema, fillPlaceholders(file.value, facts))
    : issues;
}

/** YAML files that nothing reads, most often a misspelt name. */
function checkStrays({ files, names }: Content): Issue[] {
  const read = files.map(({ name }) => name);
  const beside = (name: string) => read.filter((known) => folderOf(known) === folderOf(name)).map(baseName);
  const strangers = names.filter((name) => /\.ya?ml$/i.test(name) && !read.includes(name));
  return strangers.map((file) => {
    const found = `en fil med et navn som ikke brukes, ${quote(baseName(file))}`;
    const meant = didYouMean(baseName(file), beside(file));
    return issueOf(file, {
      code: 'file-name',
      found,
      expected: sentences(meant, 'Gi filen riktig navn, eller ta den bort.'),
    });
  });
}

/** Sorts by file in the order they are read in, and by line. */
function inReadingOrder(issues: readonly Issue[], files: readonly ContentFile[]): Issue[] {
  const place = ({ file }: Issue) => files.findIndex(({ name }) => name === file);
  return issues.toSorted(
    (a, b) => place(a) - place(b) || a.file.localeCompare(b.file, 'nb') || (a.line ?? 0) - (b.line ?? 0),
  );
}
