import type { FieldPath } from '../../src/content/check/issue.ts';
import { type Content, fileOf } from '../../src/content/content.ts';
import { textsIn } from '../../src/content/values.ts';
import { demoPictureFolders } from './demo-pictures.ts';

/** Something in the content that belongs to the example and must not be published as if it were the firm's own. */
export interface DemoFact {
  /** File or folder, relative to the content folder. */
  file: string;
  line?: number | undefined;
  field: FieldPath;
  /** What stands there. */
  text: string;
}

/*
 * What the example is made of: names with Eksempel in front, the family Nordmann, addresses that nobody can own
 * (RFC 2606 section 2), numbers and postcodes of zeros, and the front page of Facebook.
 */
const signs = [
  /\bEksempel(?!vis\b|et\b|er\b|ene\b)[a-zæøå]/,
  /\bEksempel [A-ZÆØÅ]/,
  /\bNordmann\b/,
  /\.example\b/,
  /\b000 000 000\b/,
  /\b00 00 00 00\b/,
  /^0000$/,
  /^https:\/\/www\.facebook\.com\/?$/,
];

/** Whether a text holds something of the example. */
export const isDemo = (text: string) => signs.some((sign) => sign.test(text));

/** Every fact of the example that is left in a content folder; empty when all is the firm's own. */
export function findDemoFacts(content: Content): DemoFact[] {
  const texts = content.files.flatMap((file) =>
    textsIn(file.value)
      .filter(({ text }) => isDemo(text))
      .map(({ text, field }) => ({ file: file.name, line: file.lineOf(field), field, text })),
  );
  const { name, body } = fileOf(content, 'personvern.md');
  const lines = body?.text.split('\n').flatMap((line, index) => {
    const fact = { file: name, line: body.firstLine + index, field: [], text: line.trim() };
    return isDemo(line) ? [fact] : [];
  });
  return [...texts, ...(lines ?? []), ...demoPictureFolders(content)];
}
