import { check } from '../../src/content/check/check.ts';
import { isStopping, list, quote } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import type { Content } from '../../src/content/content.ts';
import { keptOf } from '../../src/content/status/example.ts';
import { filledIn } from '../../src/content/status/filled.ts';
import {
  pictureStates,
  repeatedAlts,
  type PictureState,
  type RepeatedAlt,
} from '../../src/content/status/pictures.ts';
import { confirmAdvice, keptTable, stoppingKept } from './kept-table.ts';
import { table } from './table.ts';

/**
 * How far a content folder has come, in the owner's words.
 *
 * @param example the content that the project came with
 */
export function contentStatus(content: Content, example: Content): string {
  const kept = keptOf(content, example);
  const stopping = stoppingKept(kept);
  const words = kept.filter(({ why }) => why === undefined);
  const filled = filledIn(content, example, kept);
  const pictures = pictureStates(content);
  const missing = filled.filter(({ state }) => state === 'mangler').map(({ what }) => what);
  const issues = check(content);
  const mistakes = issues.filter(isStopping).length;
  const warnings = [...pictures.flatMap(pictureWarnings), ...repeatedAlts(content.files).map(altWarning)];
  return [
    title('Utfylt', ''),
    table(
      ['Opplysning', 'Status', 'Innhold'],
      filled.map(({ what, state, value }) => [what, state, value]),
    ),
    title('Fra eksempelet', 'Dette må byttes ut eller bekreftes før nettstedet kan publiseres.'),
    stopping.length === 0 ? '  Ingenting.' : keptTable(stopping, content),
    ...confirmAdvice(stopping, content).map((line) => `  ${line}`),
    ...(words.length > 0
      ? [
          title('Samme ord som eksempelet', 'Dette kan stå når det stemmer for dere.'),
          keptTable(words, content),
        ]
      : []),
    title('Bilder', ''),
    table(
      ['Bilde', 'Piksler', 'Størrelse', 'Merk'],
      pictures.map(({ name, pixels, bytes, notes }) => [name, pixels, kilobytes(bytes), notes.join(' ')]),
    ),
    ...(mistakes > 0 ? [title('Feil', ''), report(issues, content.folder)] : []),
    title('Advarsler', ''),
    warnings.length === 0 ? '  Ingen.' : warnings.map((warning) => `  - ${warning}`).join('\n'),
    '',
    `${filled.length - missing.length} av ${filled.length} opplysninger er fylt ut${missing.length > 0 ? `; mangler: ${list(missing)}` : ''}.`,
    ...keptSummary(stopping.length, words.length),
    ...(mistakes > 0 ? ['Feilene må rettes før nettstedet kan bygges.'] : []),
  ].join('\n');
}

function keptSummary(stopping: number, words: number): string[] {
  const first =
    stopping > 0
      ? `${stopping} steder har fortsatt innhold fra eksempelet. Nettstedet kan ikke publiseres før de er byttet ut eller bekreftet.`
      : 'Ingenting fra eksempelet hindrer publisering.';
  return words > 0 ? [first, `${words} tekster er ord for ord som i eksempelet.`] : [first];
}

const title = (heading: string, text: string) => `\n${heading.toUpperCase()}\n${text && `  ${text}\n`}`;

const kilobytes = (bytes: number) => `${new Intl.NumberFormat('nb').format(Math.ceil(bytes / 1000))} kB`;

const pictureWarnings = ({ name, notes }: PictureState) => notes.map((note) => `${name}: ${note}`);

/** What the owner is told of an alternative text that stands in several projects. */
const altWarning = ({ alt, projects }: RepeatedAlt) =>
  `Alt-teksten ${quote(alt)} står i flere prosjekter: ${list(projects)}. Skriv hva som er særegent for hvert bilde.`;
