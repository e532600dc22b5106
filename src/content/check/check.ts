import type { Content, ContentFile } from '../content.ts';
import { singleFileNames } from '../schema/files.ts';
import { type Issue, fileIssue, missingFile } from './issue.ts';
import { checkPictures } from './pictures.ts';
import { checkProjects } from './projects.ts';
import { checkStatement } from './statement.ts';

/** Every issue of a content folder: of each file, and among them. Pure: the editor runs it in the browser. */
export function check(content: Content): Issue[] {
  if (content.files.length === 0)
    return [fileIssue('', 'ingen mappe med dette navnet', 'Mappen med innholdet, vanligvis content.')];
  const names = content.files.map(({ name }) => name);
  const missing = singleFileNames.filter((name) => !names.includes(name));
  const found = [
    ...missing.map((file) => ({ ...missingFile, file, field: [] })),
    ...content.files.flatMap((file) => [...file.issues, ...checkStatement(file, content)]),
    ...checkProjects(content),
    ...checkPictures(content),
    ...(content.leftOut ?? []),
  ];
  return inReadingOrder(found, content.files);
}

function inReadingOrder(issues: readonly Issue[], files: readonly ContentFile[]): Issue[] {
  const position = ({ file }: Issue) => files.findIndex(({ name }) => name === file);
  return issues.toSorted((a, b) => position(a) - position(b) || (a.line ?? 0) - (b.line ?? 0));
}
