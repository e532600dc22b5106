import { expect, it } from 'vitest';
import { type Measurement, metrics } from './lighthouse.ts';
import { markdownReport } from './report.ts';

const run = (values: Partial<Measurement>): Measurement => ({
  ...(Object.fromEntries(metrics.map((metric) => [metric, 100])) as Measurement),
  ...values,
});

const circumstances = {
  date: '2026-11-20',
  runs: 3,
  cpu: 4,
  lighthouse: '13',
  machine: 'a laptop',
  busy: 1,
  server: 'nginx',
};

it('puts medians beside each other, with the ratio to our page and the worst score', () => {
  const report = markdownReport(
    [
      {
        name: 'home',
        url: '/',
        device: 'mobile',
        own: true,
        runs: [run({ FCP: 600, Performance: 97 }), run({ FCP: 700 }), run({ FCP: 900 })],
      },
      { name: 'other', url: '/o', device: 'mobile', own: false, runs: [run({ FCP: 1400 })] },
    ],
    circumstances,
  );
  expect(report).toContain('| FCP | 700 | 1400 (×2.00) |');
  expect(report).toContain('| Performance | 100 (97) | 100 (100) |');
  expect(report).toContain('## mobile');
});
