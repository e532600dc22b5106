import { quote } from '../../src/content/check/issue.ts';
import { placeIn } from '../../src/content/check/report.ts';
import { type Content, fileOf } from '../../src/content/content.ts';
import { itemsAt } from '../../src/content/values.ts';
import { claimInfo, claimNames } from '../../src/content/schema/claims.ts';
import type { ExampleRemnant } from '../../src/content/status/example-remnants.ts';

const reasonOf = (why: NonNullable<ExampleRemnant['why']>) => {
  if (why === 'oppdiktet') return 'er oppdiktet';
  if (why === 'bilde') return 'er eksempelets';
  return why === 'alt' ? 'beskriver et annet bilde' : claimInfo[why].reason;
};

/** Remnants of the example, in Norwegian; one without a line is a number of pictures or lines. */
export const remnantLines = (remnants: readonly ExampleRemnant[], { folder }: Pick<Content, 'folder'>) =>
  remnants
    .map(({ text, why, ...place }) => {
      const words = place.line === undefined ? text : quote(text);
      return `  ${placeIn(folder, place)}: ${words} ${why ? reasonOf(why) : ''}`.trimEnd();
    })
    .join('\n');

/** Remnants that stop a public build, and how to confirm claims; `undefined` without any. */
export function stoppingRemnants(
  all: readonly ExampleRemnant[],
  content: Pick<Content, 'folder' | 'files'>,
): string | undefined {
  const remnants = all.filter(({ why }) => why !== undefined);
  if (remnants.length === 0) return undefined;
  const claims = claimNames.filter((claim) => remnants.some(({ why }) => why === claim));
  const confirmed = itemsAt(fileOf(content, 'firm.yaml').value, 'confirmed');
  const advice = `
Stemmer noe av dette også for dere, og kan dere dokumentere det? Skriv det i ${content.folder}/firm.yaml, og bare det:
  confirmed: [${[...confirmed, ...claims].join(', ')}]
`;
  return remnantLines(remnants, content) + (claims.length > 0 ? `\n${advice}` : '\n');
}
