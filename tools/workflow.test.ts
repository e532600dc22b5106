import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const { jobs } = z
  .object({ jobs: z.record(z.string(), z.looseObject({ steps: step.loose().array() })) })
  .parse(parse(readFileSync('.github/workflows/deploy.yml', 'utf8')));
const steps = Object.values(jobs).flatMap((job) => job.steps);

test('every action of the workflow is pinned by its commit, because a tag can be moved', () => {
  const actions = steps.flatMap(({ uses = [] }) => uses);
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('one job alone has secrets, and it neither builds nor tests', () => {
  const withSecrets = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  expect(withSecrets.map(([name]) => name)).toEqual(['publish']);
  const commands = jobs['publish']?.steps.flatMap(({ run = [] }) => run);
  expect(commands).toEqual(['npm ci', 'npm audit signatures', 'npm run deploy -- --upload']);
});

test('made pictures come only from a push to main that passed, and from no cache', () => {
  const using = (action: string, name: string) =>
    Object.entries(jobs).flatMap(([job, { steps }]) =>
      steps.flatMap((each) =>
        each.uses?.startsWith(`actions/${action}@`) && each.with?.['name'] === name
          ? [{ job, ...each.with }]
          : [],
      ),
    );
  // What a run uploads is its own: one that is rejected has not passed, and nothing takes what it kept.
  expect(using('upload-artifact', 'pictures').map(({ job }) => job)).toEqual(['build']);
  expect(using('download-artifact', 'pictures')).toEqual([
    expect.objectContaining({ job: 'build', 'run-id': '${{ steps.kept.outputs.run }}' }),
  ]);
  const finding = jobs['build']?.steps.find(({ id }) => id === 'kept')?.run;
  expect(finding).toMatch(/gh run list --workflow deploy\.yml --branch main --event push --status success /);
  expect(finding).toContain('if grep -qx "$run" <<< "$passed"; then echo "run=$run"');
  // Any job of main can write a cache, that of code nobody has approved too.
  expect(steps.filter(({ uses }) => uses?.startsWith('actions/cache'))).toEqual([]);
  for (const job of ['build', 'publish']) {
    const node = jobs[job]?.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toMatchObject({ 'package-manager-cache': false });
  }
});
