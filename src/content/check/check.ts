import type { Content, ContentFile } from '../content.ts';
import { knownFacts } from '../facts.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { schemaFor, singleFileNames } from '../schema/files.ts';
import { checkFacts } from './facts.ts';
import { type Issue, issueOf, missingFile } from './issue.ts';
import { checkPeople } from './people.ts';
import { checkPictures } from './pictures.ts';
import { checkProjects } from './projects.ts';
import { checkSchema } from './schema.ts';
import { checkStatement } from './statement.ts';

/** Every issue of a content folder. Pure: the editor runs it in the browser. */
export function check(content: Content): Issue[] {
  if (content.files.length === 0)
    return [issueOf('', 'ingen mappe med dette navnet', 'Mappen med innholdet, vanligvis content.')];
  const known = knownFacts(content);
  const facts = known?.facts;
  const names = content.files.map(({ name }) => name);
  const missing = singleFileNames.filter((name) => !names.includes(name));
  const found = [
    ...missing.map((file) => ({ ...missingFile, file, field: [] })),
    ...content.files.flatMap((file) => [
      ...file.issues,
      ...checkFile(file, facts),
      ...checkStatement(file, content, known),
    ]),
    ...checkProjects(content),
    ...checkPeople(content, facts),
    ...checkPictures(content),
  ];
  return inReadingOrder(found, content.files);
}

/** Checks a file alone: as written, then with its placeholders filled in. */
function checkFile(file: ContentFile, facts: Record<string, string> | undefined): Issue[] {
  if (file.value === undefined) return [];
  const schema = schemaFor(file.name, file.value);
  const issues = [...checkSchema(file, schema), ...checkFacts(file, facts)];
  if (issues.length > 0 || !facts) return issues;
  const filled = fillPlaceholders(file.value, facts);
  return filled === file.value ? [] : checkSchema(file, schema, filled);
}

function inReadingOrder(issues: readonly Issue[], files: readonly ContentFile[]): Issue[] {
  const position = ({ file }: Issue) => files.findIndex(({ name }) => name === file);
  return issues.toSorted((a, b) => position(a) - position(b) || (a.line ?? 0) - (b.line ?? 0));
}
