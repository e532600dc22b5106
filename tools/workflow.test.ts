import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/* What keeps the account's secrets and the public site from code that nobody has approved. */

const step = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.looseObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  environment: z.string().optional(),
  steps: step.loose().array(),
});
const { jobs } = z
  .object({ jobs: z.record(z.string(), job) })
  .parse(parse(readFileSync('.github/workflows/deploy.yml', 'utf8')));
const allSteps = Object.values(jobs).flatMap(({ steps }) => steps);

test('every action is pinned by its commit, because a tag can be moved', () => {
  const actions = allSteps.flatMap(({ uses = [] }) => uses);
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('the last step of one job alone has secrets, and it only uploads', () => {
  const withSecrets = Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps.flatMap((each, index) =>
      JSON.stringify(each).includes('secrets.')
        ? [{ name, isLast: index === steps.length - 1, run: each.run }]
        : [],
    ),
  );
  expect(withSecrets).toEqual([{ name: 'publish', isLast: true, run: 'npm run deploy -- --upload' }]);
});

test('no code runs before a person has approved what changed', () => {
  expect(jobs['approve']?.environment).toBe('code');
  expect(jobs['approve']?.if).toBe(
    "needs.changes.outputs.code == 'true' && github.event_name != 'pull_request'",
  );
  // It runs git, GitHub's client and what the runner has.
  const commands = jobs['changes']?.steps.map(({ run = '' }) => run).join('\n');
  expect(commands).not.toMatch(/\bnpm\b|\bnpx\b|node_modules\/\.bin|node (?!-p "require\('\.\/package-lock)/);
  expect(commands).toContain("-- . ':!content'");
  expect(jobs['test']?.if).toContain(
    "needs.approve.result == 'success' || github.event_name == 'pull_request'",
  );
  expect(jobs['publish']?.if).toContain(
    "needs.changes.outputs.code == 'false' || needs.test.result == 'success'",
  );
  expect(jobs['publish']?.if).toContain(
    "github.ref == 'refs/heads/main' && github.event_name != 'pull_request'",
  );
});

test('made pictures come only from a push to main that passed, and from no cache', () => {
  const using = (action: string) =>
    Object.entries(jobs).flatMap(([name, { steps }]) =>
      steps.flatMap((each) => (each.uses?.startsWith(`actions/${action}@`) ? [{ name, ...each.with }] : [])),
    );
  // What a run uploads is its own: one that is rejected has not passed, and nothing takes what it kept.
  expect(using('upload-artifact').map(({ name }) => name)).toEqual(['pictures']);
  expect(using('download-artifact')).toEqual([
    expect.objectContaining({ 'run-id': '${{ needs.changes.outputs.pictures }}' }),
  ]);
  const finding = jobs['changes']?.steps.find(({ id }) => id === 'pictures')?.run;
  expect(finding).toMatch(/gh run list --workflow deploy\.yml --branch main --event push --status success /);
  expect(finding).toContain('if grep -qx "$run" <<< "$passed"; then echo "run=$run"');
  // Any job of main can write a cache, that of code nobody has approved too.
  expect(using('cache')).toEqual([]);
  for (const node of using('setup-node')) expect(node).toMatchObject({ 'package-manager-cache': false });
});
