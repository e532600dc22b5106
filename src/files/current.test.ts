import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentFolder } from './current.ts';

test('a content folder that is a broken link is not replaced by the example', () => {
  const project = mkdtempSync(`${tmpdir()}/project-`);
  const before = process.cwd();
  onTestFinished(() => {
    process.chdir(before);
    rmSync(project, { recursive: true });
  });
  process.chdir(project);
  vi.stubEnv('CONTENT_DIR', '');
  expect(contentFolder()).toBe(resolve('example'));
  symlinkSync('/nowhere', 'content');
  expect(contentFolder()).toBe(resolve('content'));
});
