import { check } from '../../src/content/check/check.ts';
import { andList } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import { type Content, fileOf } from '../../src/content/content.ts';
import { findExampleRemnants, valuesOf } from '../../src/content/status/example-remnants.ts';
import { firmSchema } from '../../src/content/schema/firm.ts';
import { pictureStates } from '../../src/content/status/picture-states.ts';
import { leavesIn, valueAt } from '../../src/content/values.ts';
import { fieldSchema } from '../../src/content/schema/file-schemas.ts';
import { checkProviders } from '../build/inspect.ts';
import { remnantLines, stoppingRemnants } from './remnants.ts';

/** A content folder compared with the example: `lists` of everything, and `end`, what prevents publishing. */
export function contentStatus(content: Content, example: Content): { lists: string; end: string } {
  const remnants = findExampleRemnants(content, example);
  const words = remnants.filter(({ why }) => why === undefined);
  const filled = content.files.map((file) => {
    const same = remnants.filter(({ file: name, field }) => name === file.name && field.length > 0).length;
    return { name: file.name, own: valuesOf(file).length - same, same };
  });
  const pictures = pictureStates(content);
  const issues = check(content);
  const warnings = pictures.flatMap(({ name, notes }) => notes.map((note) => `  - ${name}: ${note}`));
  const missing = missingFacts(content);
  const unread = content.files.filter(({ value }) => value === undefined).map(({ name }) => name);
  const sum = (whose: 'own' | 'same') => filled.reduce((total, file) => total + file[whose], 0);
  const byFile = [...Map.groupBy(words, ({ file }) => file)].map(
    ([file, same]) => `${same.length} i ${file}`,
  );
  const lacking = missing.length > 0 ? `; mangler: ${andList(missing)}` : '';
  const lists = [
    section('Utfylt'),
    ...filled.map(
      ({ name, own, same }) => `  ${content.folder}/${name}: ${own} deres egne, ${same} eksempelets`,
    ),
    section('Samme ord som eksempelet', 'Dette kan stå når det stemmer for dere.'),
    remnantLines(words, content) || '  Ingen.',
    section('Bilder'),
    ...pictures.map(({ name, pixels, bytes }) => `  ${name}: ${pixels && `${pixels}, `}${kilobytes(bytes)}`),
    section('Advarsler'),
    warnings.join('\n') || '  Ingen.',
  ];
  const end = [
    issues.length > 0 && `${section('Feil og merknader')}${report(issues, content.folder)}`,
    section('Fra eksempelet', 'Dette må byttes ut eller bekreftes før nettstedet kan publiseres.'),
    stoppingRemnants(remnants, content) ?? (unread.length === 0 && '  Ingenting.'),
    unread.length > 0 && unknownUntil(unread),
    checkProviders(fileOf(content, 'firm.yaml').value)?.replace(/^/, '\n'),
    `\n${sum('own')} av ${sum('own') + sum('same')} opplysninger og tekster er deres egne${lacking}.`,
    words.length > 0 && `${words.length} tekster er ord for ord som i eksempelet: ${andList(byFile)}.`,
  ];
  return { lists: lists.join('\n'), end: end.filter((line) => typeof line === 'string').join('\n') };
}

const unknownUntil = (files: readonly string[]) =>
  `  Ukjent til ${andList(files)} kan leses. Rett feilene over først.`;

function missingFacts(content: Content): string[] {
  const firm = fileOf(content, 'firm.yaml').value;
  const facts = Object.entries(
    firmSchema.omit({ directorTitle: true, map: true, demoNotice: true, confirmed: true }).shape,
  );
  return facts
    .filter(([field]) => leavesIn(valueAt(firm, field)).every((value) => value === undefined))
    .map(([field, schema]) => fieldSchema(schema).label ?? field);
}

const section = (heading: string, text = '') => `\n${heading.toUpperCase()}\n${text && `  ${text}\n`}`;

const kilobytes = (bytes: number) => `${new Intl.NumberFormat('nb').format(Math.ceil(bytes / 1000))} kB`;
