import { execFileSync, spawnSync } from 'node:child_process';
import { CommandError } from '../tools/command.ts';
import { installPackages } from '../tools/debian.ts';

/** What wrk found: requests a second, latencies in milliseconds, and answers that failed. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/**
 * Asks for one address as fast as it is answered, over 32 connections that stay open.
 *
 * @param seconds how long
 */
export function load(url: string, seconds: number): Load {
  const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url];
  return readWrk(execFileSync('wrk', args, { encoding: 'utf8' }));
}

/** Reads what wrk prints. */
export function readWrk(text: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const sockets = [...(/Socket errors: (.*)/.exec(text)?.[1] ?? '').matchAll(/\d+/g)];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(text)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(text)),
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) + sockets.reduce((sum, [count]) => sum + Number(count), 0),
  };
}

function milliseconds(match: RegExpExecArray | null): number {
  const [, value, unit] = match ?? [];
  const factors: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return Number(value) * (factors[unit ?? ''] ?? Number.NaN);
}

/**
 * Makes sure that there is a wrk, from Debian's packages where there is none.
 *
 * @throws CommandError saying what to do where none can be had
 */
export function obtainWrk(): void {
  if (hasWrk()) return;
  installPackages('wrk');
  if (!hasWrk())
    throw new CommandError('wrk is missing. Install it (on Debian: apt-get install wrk) and run again.');
}

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;
