import { checkFacts } from './check/facts.ts';
import { checkSchema } from './check/schema.ts';
import { type ContentFile, fileOf, namesOfStaff, projectIdOf, type WrittenFile } from './content.ts';
import { type Facts, factsOf } from './facts.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type Fields, schemas, schemaOf } from './schema/files.ts';

/**
 * Parses the files of a content folder: the facts that they name are filled in, and their schema returns what
 * the pages show. The mistakes of each file are added to its issues.
 */
export function parseFiles(files: readonly WrittenFile[]): {
  files: ContentFile[];
  facts: Facts | undefined;
} {
  const facts = readFacts(files);
  const people = namesOfStaff({ files });
  return { files: files.map((file) => parseFile(file, facts, people)), facts };
}

/** The facts, whose own fields name no others. */
function readFacts(files: readonly WrittenFile[]): Facts | undefined {
  const firm = schemas['firm.yaml'].safeParse(fileOf({ files }, 'firm.yaml').value).data;
  const staff = schemas['staff.yaml'].safeParse(fileOf({ files }, 'staff.yaml').value).data;
  return firm && staff && factsOf(firm, staff);
}

function parseFile(file: WrittenFile, facts: Facts | undefined, people: readonly string[]): ContentFile {
  if (file.value === undefined) return file;
  const faults = checkFacts(file, facts?.texts, people);
  // With a wrong fact the text would be judged without it, or with nothing in its place.
  const value = faults.length > 0 ? file.value : fillPlaceholders(file.value, facts?.texts);
  const { data, issues } = checkSchema(file, schemaOf(file.name), value);
  return { ...file, data, issues: [...file.issues, ...issues, ...faults] };
}

/** What the schema of a file returned; `undefined` if the file is missing or has mistakes. */
export const dataOf = ({ files }: { files: readonly ContentFile[] }, name: string): unknown =>
  files.find((file) => file.name === name)?.data;

/** What the schema of a project returned, with the project's id. */
export type ProjectData = Fields['projects'] & { id: string };

/** The projects without mistakes. */
export const projectsDataOf = ({ files }: { files: readonly ContentFile[] }): ProjectData[] =>
  files.flatMap(({ name, data }) => {
    const id = projectIdOf(name);
    return id !== undefined && data ? [{ ...(data as Fields['projects']), id }] : [];
  });
