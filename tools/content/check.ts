import { resolve } from 'node:path';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { readContent } from '../../src/content/read.ts';

/*
 * node tools/content/check.ts [folder]: tells the owner of every mistake in the content, and ends with code 1 when
 * there is one. Every build looks for the same mistakes first. The folder is `CONTENT_DIR`, or `content`.
 */
const content = await readContent(process.argv[2] ? resolve(process.argv[2]) : contentFolder);
const issues = check(content);
const text = report(issues, content.folder);

if (issues.some(isStopping)) {
  console.error(text);
  process.exitCode = 1;
} else {
  console.log(text);
}
