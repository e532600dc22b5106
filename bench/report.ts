import { type Device, type Measurement, type Metric, metrics } from './lighthouse.ts';
import { median } from './median.ts';

/** Every run of one page on one device. */
export interface Series {
  name: string;
  url: string;
  device: Device;
  /** A page of ours; others get their ratio to our first page. */
  own: boolean;
  runs: Measurement[];
}

/** What a reader must know to judge the numbers. */
export interface Circumstances {
  date: string;
  runs: number;
  cpu: number;
  lighthouse: string;
  machine: string;
  /** Processes that wanted the machine in the last five minutes, on average, our own included. */
  busy: number;
  server: string;
}

/** The report as a table for each device: metrics down, pages across, and beside each other site its ratio to our first page. */
export function markdownReport(series: readonly Series[], circumstances: Circumstances): string {
  const { date, runs, cpu, lighthouse, machine, busy, server } = circumstances;
  const tables = [...Map.groupBy(series, ({ device }) => device)].flatMap(([device, pages]) => [
    `## ${device}`,
    '',
    ...table(pages),
    '',
  ]);
  return [
    `# Lighthouse, ${date}`,
    '',
    `Medians of ${runs} interleaved runs with Lighthouse ${lighthouse}, simulated throttling, phone CPU slowed ${cpu} times.`,
    `Machine: ${machine}, with a load of ${busy.toFixed(1)} at the end. Our pages are served by ${server}.`,
    '',
    'Times in milliseconds, bytes as transferred. Times depend on the machine and on what else it does: compare them within',
    'one report, by ratio. The lowest performance score of any run stands beside the median.',
    '',
    ...tables,
  ].join('\n');
}

function table(pages: readonly Series[]): string[] {
  const own = pages[0]!;
  return [
    `| | ${pages.map(({ name }) => name).join(' | ')} |`,
    `|---|${pages.map(() => '---:|').join('')}`,
    ...metrics.map((metric) => `| ${metric} | ${pages.map((page) => cell(metric, page, own)).join(' | ')} |`),
  ];
}

function cell(metric: Metric, page: Series, own: Series): string {
  const values = page.runs.map((run) => run[metric]);
  const middle = median(values);
  const text = metric === 'CLS' ? middle.toFixed(3) : String(Math.round(middle));
  if (metric === 'Performance') return `${text} (${Math.min(...values)})`;
  const ratio = middle / median(own.runs.map((run) => run[metric]));
  return page.own || !Number.isFinite(ratio) ? text : `${text} (×${ratio.toFixed(2)})`;
}
