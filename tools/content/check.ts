import { relative, resolve } from 'node:path';
import { checkContent } from './check-content.ts';
import { report } from './report.ts';

/*
 * node tools/content/check.ts [folder]: tells the owner of every mistake in the content, and ends with code 1 when
 * there is one. Runs before each build. The folder is `CONTENT_DIR`, or `content`.
 */
const directory = resolve(process.argv[2] ?? process.env['CONTENT_DIR'] ?? 'content');
const here = relative('', directory).replaceAll('\\', '/');
const mistakes = await checkContent(directory);
const text = report(mistakes, here.startsWith('..') ? directory : here);

if (mistakes.every(({ noteOnly }) => noteOnly)) {
  console.log(text);
} else {
  console.error(text);
  process.exitCode = 1;
}
