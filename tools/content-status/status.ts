import { check } from '../../src/content/check/check.ts';
import { isStopping, list, quote } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import type { Content } from '../../src/content/content.ts';
import { demoTable } from './demo-table.ts';
import { findDemoFacts } from './demo.ts';
import { filledIn } from './filled.ts';
import { pictureStates, repeatedAlts, type PictureState, type RepeatedAlt } from './pictures.ts';
import { table } from './table.ts';

/** How far a content folder has come, in the owner's words. */
export function contentStatus(content: Content): string {
  const { files, folder } = content;
  const demo = findDemoFacts(content);
  const filled = filledIn(files, demo);
  const pictures = pictureStates(content);
  const missing = filled.filter(({ state }) => state === 'mangler');
  const mistakes = check(content);
  const stopping = mistakes.filter(isStopping).length;
  const warnings = [...pictures.flatMap(pictureWarnings), ...repeatedAlts(files).map(altWarning)];
  return [
    title('Utfylt', ''),
    table(
      ['Opplysning', 'Status', 'Innhold'],
      filled.map(({ what, state, value }) => [what, state, value]),
    ),
    title('Fra eksempelet', 'Dette må byttes ut før nettstedet kan publiseres.'),
    demo.length === 0 ? '  Ingenting. Alt innhold er deres eget.' : demoTable(demo, folder),
    title('Bilder', ''),
    table(
      ['Bilde', 'Piksler', 'Størrelse', 'Merk'],
      pictures.map(({ name, pixels, bytes, notes }) => [name, pixels, kilobytes(bytes), notes.join(' ')]),
    ),
    ...(stopping > 0 ? [title('Feil', ''), report(mistakes, folder)] : []),
    title('Advarsler', ''),
    warnings.length === 0 ? '  Ingen.' : warnings.map((warning) => `  - ${warning}`).join('\n'),
    '',
    summary(
      filled.length,
      missing.map(({ what }) => what),
      demo.length,
      stopping,
    ),
  ].join('\n');
}

const title = (heading: string, text: string) => `\n${heading.toUpperCase()}\n${text && `  ${text}\n`}`;

const kilobytes = (bytes: number) => `${new Intl.NumberFormat('nb').format(Math.ceil(bytes / 1000))} kB`;

const pictureWarnings = ({ name, notes }: PictureState) => notes.map((note) => `${name}: ${note}`);

/** What the owner is told of an alternative text that stands in several projects. */
export const altWarning = ({ alt, projects }: RepeatedAlt) =>
  `Alt-teksten ${quote(alt)} står i flere prosjekter: ${list(projects)}. Skriv hva som er særegent for hvert bilde.`;

function summary(total: number, missing: readonly string[], demo: number, mistakes: number): string {
  return [
    `${total - missing.length} av ${total} opplysninger er fylt ut${missing.length > 0 ? `; mangler: ${list(missing)}` : ''}.`,
    demo > 0
      ? `${demo} steder har fortsatt innhold fra eksempelet. Nettstedet kan ikke publiseres før de er byttet ut.`
      : 'Ingenting er igjen av eksempelet.',
    mistakes > 0 && 'Feilene må rettes før nettstedet kan bygges.',
  ]
    .filter((line) => line !== false)
    .join('\n');
}
