import { baseName, type Content, type ContentFile, fileOf, folderOf } from '../content.ts';
import { knownFacts } from '../facts.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { schemaOf } from '../schema/files.ts';
import { checkFacts } from './facts.ts';
import { type Issue, issueOf, quote } from './issue.ts';
import { didYouMean, joinSentences } from './nearest.ts';
import { checkPeople } from './people.ts';
import { checkPictures } from './pictures.ts';
import { checkProjects } from './projects.ts';
import { checkSchema } from './schema.ts';
import { checkStatement } from './statement.ts';

/** Every issue of a content folder. Pure: the editor runs it in the browser. */
export function check(content: Content): Issue[] {
  if (content.files.length === 0)
    return [issueOf('', 'ingen mappe med dette navnet', 'Mappen med innholdet, vanligvis content.')];
  const facts = knownFacts(content)?.facts;
  const found = [
    ...checkUnusedFiles(content),
    ...content.files.flatMap((file) => [...file.issues, ...checkFile(file, facts)]),
    ...checkStatement(fileOf(content, 'personvern.md')),
    ...checkProjects(content),
    ...checkPeople(content, facts),
    ...checkPictures(content),
  ];
  return inReadingOrder(found, content.files);
}

/** Checks a file alone: as written, then with its placeholders filled in. */
function checkFile(file: ContentFile, facts: Record<string, string> | undefined): Issue[] {
  if (file.value === undefined) return [];
  const schema = schemaOf(file.name);
  const issues = [...checkSchema(file, schema), ...checkFacts(file, facts)];
  return issues.length === 0 && facts
    ? checkSchema(file, schema, fillPlaceholders(file.value, facts))
    : issues;
}

/** Reports YAML files that nothing reads, most often a misspelt name. */
function checkUnusedFiles({ files, names }: Content): Issue[] {
  const used = files.map(({ name }) => name);
  const siblingsOf = (name: string) =>
    used.filter((known) => folderOf(known) === folderOf(name)).map(baseName);
  const unused = names.filter((name) => /\.ya?ml$/i.test(name) && !used.includes(name));
  return unused.map((file) => {
    const found = `en fil med et navn som ikke brukes, ${quote(baseName(file))}`;
    const suggestion = didYouMean(baseName(file), siblingsOf(file));
    return issueOf(file, found, joinSentences(suggestion, 'Gi filen riktig navn, eller ta den bort.'));
  });
}

function inReadingOrder(issues: readonly Issue[], files: readonly ContentFile[]): Issue[] {
  const position = ({ file }: Issue) => files.findIndex(({ name }) => name === file);
  return issues.toSorted(
    (a, b) =>
      position(a) - position(b) || a.file.localeCompare(b.file, 'nb') || (a.line ?? 0) - (b.line ?? 0),
  );
}
