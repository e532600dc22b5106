import { expect, test } from 'vitest';
import { readContent } from '../read.ts';
import { check } from './check.ts';
import { writeExample, type Changes } from '../../../tests/support/example-content.ts';

const places = async (changes: Changes) =>
  check(await readContent(await writeExample(changes))).map(
    ({ file, field }) => `${file} ${field.join('.')}`,
  );

const named = (text: string) =>
  text
    .replace('name: Ola Nordmann', "name: '{ansatt 1}'")
    .replace('name: Kari Nordmann', "name: '{ansatt 2}'");

test('people may be named by their place in staff.yaml', async () => {
  expect(await places({ 'about.yaml': named })).toEqual([]);
});

test('another fact is no person', async () => {
  const wrong = (text: string) => text.replace('name: Ola Nordmann', "name: '{firma}'");
  expect(await places({ 'about.yaml': wrong })).toEqual(['about.yaml contacts.0.name']);
});

test('a mistake in staff.yaml is told once, not again where its people are named', async () => {
  const mistaken = (text: string) => text.replace('email: ola@', 'email: ola at ');
  expect(await places({ 'about.yaml': named, 'staff.yaml': mistaken })).toEqual(['staff.yaml staff.0.email']);
});

test('the name of a person is no place for other facts', async () => {
  const circular = (text: string) => text.replace('name: Ola Nordmann', "name: '{fornavn 1}'");
  expect(await places({ 'staff.yaml': circular })).toContain('staff.yaml staff.0.name');
});
