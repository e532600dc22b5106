import { checkFacts } from './check/facts.ts';
import { checkSchema } from './check/schema.ts';
import { type ContentFile, findFile, staffNames, readProjectId, type WrittenFile } from './content.ts';
import { type Facts, makeFacts } from './facts.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type Fields, schemas, schemaOf } from './schema/files.ts';

/**
 * Parses the files of a content folder: fills in the facts that their texts name, and validates each file by
 * its schema. The mistakes that this finds are added to the issues of the file.
 */
export function parseFiles(files: readonly WrittenFile[]): {
  files: ContentFile[];
  facts: Facts | undefined;
} {
  const facts = readFacts(files);
  const people = staffNames({ files });
  return { files: files.map((file) => parseFile(file, facts, people)), facts };
}

/** Reads the facts. Their own fields contain no placeholders, so that nothing has to be filled in first. */
function readFacts(files: readonly WrittenFile[]): Facts | undefined {
  const firm = schemas['firm.yaml'].safeParse(findFile({ files }, 'firm.yaml').value).data;
  const staff = schemas['staff.yaml'].safeParse(findFile({ files }, 'staff.yaml').value).data;
  return firm && staff && makeFacts(firm, staff);
}

function parseFile(file: WrittenFile, facts: Facts | undefined, people: readonly string[]): ContentFile {
  if (file.value === undefined) return file;
  const factIssues = checkFacts(file, facts?.texts, people);
  const hasWrongFact = factIssues.length > 0;
  // A wrong fact cannot be filled in. The schema then checks the text as it is written.
  const value = hasWrongFact ? file.value : fillPlaceholders(file.value, facts?.texts);
  const { data, issues: schemaIssues } = checkSchema(file, schemaOf(file.name), value);
  return { ...file, data, issues: [...file.issues, ...schemaIssues, ...factIssues] };
}

/** What the schema of a file returned; `undefined` if the file is missing or has mistakes. */
export const parsedFields = ({ files }: { files: readonly ContentFile[] }, name: string): unknown =>
  files.find((file) => file.name === name)?.data;

/** What the schema of a project returned, with the project's id. */
export type ProjectData = Fields['projects'] & { id: string };

/** The projects without mistakes. */
export const parsedProjects = ({ files }: { files: readonly ContentFile[] }): ProjectData[] =>
  files.flatMap(({ name, data }) => {
    const id = readProjectId(name);
    return id !== undefined && data ? [{ ...(data as Fields['projects']), id }] : [];
  });
