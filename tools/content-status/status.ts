import { check } from '../../src/content/check/check.ts';
import { isStopping, list, quote } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import type { Content } from '../../src/content/content.ts';
import { keptOf } from '../../src/content/status/example.ts';
import { filledIn } from '../../src/content/status/filled.ts';
import { pictureStates, repeatedAlts } from '../../src/content/status/pictures.ts';
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
  const own = filled.filter(({ state }) => state === 'utfylt');
  const missing = filled.filter(({ state }) => state === 'mangler').map(({ what }) => what);
  const issues = check(content);
  const mistakes = issues.filter(isStopping).length;
  const warnings = [
    ...pictures.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
    ...repeatedAlts(content).map(
      ({ alt, projects: same }) =>
        `Alt-teksten ${quote(alt)} står i flere prosjekter: ${list(same)}. Skriv hva som er særegent for hvert bilde.`,
    ),
  ];
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
    `${own.length} av ${filled.length} opplysninger er deres egne${missing.length > 0 ? `; mangler: ${list(missing)}` : ''}.`,
    stopping.length > 0
      ? `${stopping.length} steder har fortsatt innhold fra eksempelet. Nettstedet kan ikke publiseres før de er byttet ut eller bekreftet.`
      : 'Ingenting fra eksempelet hindrer publisering.',
    ...(words.length > 0 ? [`${words.length} tekster er ord for ord som i eksempelet.`] : []),
    ...(mistakes > 0 ? ['Feilene må rettes før nettstedet kan bygges.'] : []),
  ].join('\n');
}

const title = (heading: string, text: string) => `\n${heading.toUpperCase()}\n${text && `  ${text}\n`}`;

const kilobytes = (bytes: number) => `${new Intl.NumberFormat('nb').format(Math.ceil(bytes / 1000))} kB`;
