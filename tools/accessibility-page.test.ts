import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/accessibility.md', 'utf8');

/** The success criteria of WCAG 2.2 at A and AA; 4.1.1 was removed. */
const criteria = [
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5',
  '1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13',
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11',
  '2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8',
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3',
]
  .join(' ')
  .split(' ');

const rows = page
  .split('\n')
  .filter((line) => /^\| \d\.\d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));

describe('docs/accessibility.md', () => {
  it('has every criterion once, in order, with how it is met and what shows it', () => {
    expect(criteria).toHaveLength(55);
    expect(rows.map(([name]) => name!.split(' ')[0])).toEqual(criteria);
    expect(rows.filter((cells) => cells.filter(Boolean).length !== 4)).toEqual([]);
  });

  it('names tests that are there', () => {
    const files = globSync(['src/**/*.ts', 'tests/**/*.ts', 'tools/*.ts']).map((file) => basename(file));
    const named = [...page.matchAll(/`([\w.-]+\.ts)`/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !files.includes(name))).toEqual([]);
  });
});
