import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import { mergeYaml } from '../../src/content/merge-yaml.ts';
import { readContent } from '../../src/content/read.ts';
import { readDay, toLines } from '../../src/rediger/form/week.ts';
import { CommandError } from '../shared/command.ts';
import type { Facts } from './questions.ts';

/** @throws CommandError if there is content, which would be lost */
export function refuseExisting(folder: string): void {
  if (existsSync(folder))
    throw new CommandError(
      `Firmaet har alt innhold, i mappen ${basename(folder)}. Ingenting er endret. Gjør resten med npm run rediger.`,
    );
}

/**
 * Makes a firm's content from the template and its facts. What is not known stays a gap. Works on a copy that
 * gets its name when it has passed the check, so that a failure leaves nothing.
 */
export async function writeContent(folder: string, facts: Facts): Promise<void> {
  refuseExisting(folder);
  const copy = await mkdtemp(join(dirname(folder), '.kom-i-gang-'));
  try {
    await cp('template', copy, { recursive: true });
    const { street, postcode, city, main, accent, weekdayHours, founded, ...texts } = facts;
    await change(copy, 'firm.yaml', ({ address, ...firm }) => ({
      ...firm,
      ...texts,
      ...(founded !== undefined && { founded: Number(founded) }),
      address: { ...(address as object), ...defined({ street, postcode, city }) },
      ...(weekdayHours !== undefined && { openingHours: toLines(onWeekdays(readDay(weekdayHours))) }),
      copyrightYear: new Date().getFullYear(),
    }));
    if (main ?? accent)
      await change(copy, 'brand/brand.yaml', (brand) => ({ ...brand, ...defined({ main, accent }) }));
    const read = await readContent(copy);
    const issues = check(read).filter(isStopping);
    if (issues.length > 0) throw new CommandError(report(issues, read.folder));
    await rename(copy, folder);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const onWeekdays = <Day>(day: Day) => Array.from({ length: 5 }, () => day);

/** Changes the fields of a file; its comments stay. */
async function change(
  folder: string,
  name: string,
  next: (fields: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const text = await readFile(join(folder, name), 'utf8');
  await writeFile(join(folder, name), mergeYaml(text, next(parse(text))));
}

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
