import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRepository } from '../../tests/rediger/repository.ts';
import { findFreePort } from '../shared/port.ts';
import { openDoor } from './door.ts';

const repository = makeRepository();
const { root, git, read } = repository;
let door: Awaited<ReturnType<typeof openDoor>>;
let origin: string;

beforeAll(async () => {
  const port = await findFreePort(4400);
  door = await openDoor(root, join(root, 'bundle'), port, 'http://127.0.0.1:4321/');
  origin = new URL(door.url).origin;
});
afterAll(() => door.close());

const graphql = async (query: string, variables: object = {}) => {
  const answer = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as {
    data?: Record<string, Record<string, unknown>>;
    errors?: { message: string }[];
  };
};

const head = () => git('rev-parse', 'HEAD').trim();

/** Asks for a commit as Sveltia does. */
const save = (path: string, text: string, expectedHeadOid = head()) =>
  graphql('mutation { createCommitOnBranch(input: $input) { commit { oid } } }', {
    input: {
      expectedHeadOid,
      message: { headline: 'Endret' },
      fileChanges: { additions: [{ path, contents: Buffer.from(text).toString('base64') }] },
    },
  });

test('a save is one commit of the content, and leaves what else is under way alone', async () => {
  writeFileSync(join(root, 'notat.txt'), 'x');
  git('add', 'notat.txt');
  const { data } = await save(
    'content/firm.yaml',
    read('content/firm.yaml').replace('phone: 00', 'phone: 11'),
  );
  expect(data?.['createCommitOnBranch']?.['commit']).toMatchObject({ oid: head() });
  expect(git('show', '--format=%s', '--name-only', 'HEAD').trim().split(/\n+/)).toEqual([
    'Endret',
    'content/firm.yaml',
  ]);
  expect(git('status', '--porcelain').trim()).toBe('A  notat.txt');
});

test('tells of a save that changed nothing as the last one, which the next is made upon', async () => {
  const { data } = await save('content/firm.yaml', read('content/firm.yaml'));
  expect(data?.['createCommitOnBranch']?.['commit']).toMatchObject({ oid: head() });
});

test.each([
  'package.json',
  'content/../package.json',
  'content',
  'content/.git/config',
  '/etc/passwd',
  'content\\..\\package.json',
  '.git/hooks/pre-commit',
])('does not write %s', async (path) => {
  const before = head();
  expect((await save(path, 'x')).errors?.[0]?.message).toMatch(/Bare filer i content/);
  expect(head()).toBe(before);
});

test('does not follow a link out of the content', async () => {
  symlinkSync(tmpdir(), join(root, 'content/ut'), 'junction');
  // A change by hand is in the way of the first; the second is made upon it.
  await save('content/ut/x.yaml', 'x');
  expect((await save('content/ut/x.yaml', 'x')).errors?.[0]?.message).toContain('content/ut/x.yaml');
  expect(existsSync(join(tmpdir(), 'x.yaml'))).toBe(false);
  rmSync(join(root, 'content/ut'));
});

test('refuses a save from a form that was filled in before a later change', async () => {
  const before = head();
  repository.change('content/staff.yaml', 'Per Nordmann', 'Petter Nordmann');
  expect((await save('content/staff.yaml', 'x', before)).errors).toHaveLength(1);
  expect(read('content/staff.yaml')).toContain('Petter Nordmann');
});

const remove = (...paths: string[]) =>
  graphql('mutation { createCommitOnBranch(input: $input) { commit { oid } } }', {
    input: {
      expectedHeadOid: head(),
      message: { headline: 'Slettet' },
      fileChanges: { deletions: paths.map((path) => ({ path })) },
    },
  });

test('leaves no empty folder where all is deleted', async () => {
  const folder = 'content/projects/proj4';
  const files = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  expect((await remove(...files)).errors).toBeUndefined();
  expect(git('show', '--format=', '--name-only', 'HEAD').trim().split('\n')).toEqual(files);
  expect(existsSync(join(root, folder))).toBe(false);
});

test('refuses to delete what is not there, as GitHub does', async () => {
  const before = head();
  const { errors } = await remove('content/hero/99.jpg');
  expect(errors?.[0]?.message).toContain('content/hero/99.jpg');
  expect(head()).toBe(before);
});

test('leads from its own address to the site', async () => {
  const { status, headers } = await fetch(origin, { redirect: 'manual' });
  expect([status, headers.get('Location')]).toEqual([307, 'http://127.0.0.1:4321/']);
});

test('takes in what was changed by hand as a commit of its own, so that no save writes over it', async () => {
  const before = head();
  writeFileSync(join(root, 'content/staff.yaml'), read('content/staff.yaml').replace('Petter', 'Pelle'));
  expect((await save('content/staff.yaml', 'x', before)).errors).toHaveLength(1);
  expect(git('log', '-1', '--format=%s').trim()).toBe('Endret for hånd i innholdsmappen');
  expect(git('show', 'HEAD:content/staff.yaml')).toContain('Pelle Nordmann');
});

test('tells whose change each file had last', async () => {
  const part = (index: number, path: string) =>
    `commit_${index}:  ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1, path: "${path}") { nodes { author { name } } } } } }`;
  const { data } = await graphql(
    `query { repository { ${part(0, 'content/staff.yaml')} ${part(1, 'content/hero.yaml')} } }`,
  );
  const messageOf = (alias: string) => JSON.stringify(data?.['repository']?.[alias]);
  expect(messageOf('commit_0')).toContain('Endret for hånd');
  expect(messageOf('commit_1')).toContain('Start');
});

/** Status of a request with headers that no browser lets a page set. */
const statusWith = (headers: Record<string, string>, path = '/api/v3/user') =>
  new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('answers nobody who asks under another name or from another site', async () => {
  const { host } = new URL(origin);
  expect(await statusWith({ Host: host })).toBe(200);
  expect(await statusWith({ Host: 'ond.example' })).toBe(403);
  expect(await statusWith({ Host: `localhost:${new URL(origin).port}` })).toBe(403);
  expect(await statusWith({ Host: host, Origin: 'https://ond.example' })).toBe(403);
  expect(await statusWith({ Host: host, Origin: 'null' })).toBe(403);
  expect(await statusWith({ Host: host, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
});

test('asks git for nothing but objects by their names', async () => {
  expect(await statusWith({}, '/api/v3/repos/a/b/git/blobs/--help')).toBe(200);
  const answer = await fetch(`${origin}/api/v3/repos/a/b/git/trees/--output=x`);
  expect(await answer.json()).toHaveProperty('errors');
});
