import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({ uses: z.string().optional(), run: z.string().optional() });
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
