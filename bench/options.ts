import { parseArgs } from 'node:util';
import { CommandError } from '../tools/command.ts';

/** What `npm run bench` is asked to measure. */
export interface BenchOptions {
  /** How many times every page is measured. */
  runs: number;
  /** How many times slower than this machine the phone is; Lighthouse's own factor is 4. */
  cpu: number;
  /** Pages of other sites, measured in the same run. */
  others: { name: string; url: string }[];
}

/**
 * Reads the command line.
 *
 * @throws CommandError saying how the command is used
 */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '4' },
      vs: { type: 'string', multiple: true, default: [] },
    },
  });
  return {
    runs: positive('runs', values.runs),
    cpu: positive('cpu', values.cpu),
    others: values.vs.map(readOther),
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (number >= 1) return number;
  throw new CommandError(`--${name} is ${text}, but must be a number from 1 on.`);
}

function readOther(text: string) {
  const [, name, url] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (name && url) return { name, url };
  throw new CommandError(`--vs is ${text}, but must be a name and an address: --vs name=https://…`);
}
