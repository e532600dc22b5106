import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countTests } from './test-count.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('reads the numbers of both runners', () => {
  expect(countTests(false, report({ numPassedTests: 7, numFailedTests: 2 }))).toEqual({
    passed: 7,
    failed: 2,
  });
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 3 };
  expect(countTests(true, report({ stats }))).toEqual({ passed: 6, failed: 0 });
});

it('never calls a failed run passed', () => {
  expect(countTests(false, report({ numPassedTests: 7, numFailedTests: 0 })).failed).toBe(1);
  expect(countTests(true, join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1 });
});
