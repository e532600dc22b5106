import { resolve } from 'node:path';
import { contentFolder } from '../../src/content/folder.ts';
import { checkContent } from './check-content.ts';
import { folderName } from './folder.ts';
import { report } from './report.ts';

/*
 * node tools/content/check.ts [folder]: tells the owner of every mistake in the content, and ends with code 1 when
 * there is one. Every build looks for the same mistakes first. The folder is `CONTENT_DIR`, or `content`.
 */
const directory = process.argv[2] ? resolve(process.argv[2]) : contentFolder;
const mistakes = await checkContent(directory);
const text = report(mistakes, folderName(directory));

if (mistakes.every(({ noteOnly }) => noteOnly)) {
  console.log(text);
} else {
  console.error(text);
  process.exitCode = 1;
}
