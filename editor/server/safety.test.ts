import { existsSync } from 'node:fs';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openDesk } from './test-desk.ts';

test.each([
  [{ host: 'evil.example' }],
  [{ host: 'evil.example:4330' }],
  [{ host: '127.0.0.1:4331' }],
  [{ host: '127.0.0.1.evil.example:4330' }],
  [{ host: '' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'http://127.0.0.1:4321' }],
  [{ origin: 'http://localhost:4330' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
] as Record<string, string>[][])('answers no request with the headers %o', async (headers) => {
  const { ask } = await openDesk();
  for (const path of [
    '/keystatic',
    '/api/keystatic/tree',
    '/skrivebord/status.json',
    '/bilder/innhold/hero/wide.jpg',
  ]) {
    expect((await ask(path, { headers: headers! })).status).toBe(403);
  }
});

test('answers its own pages, by either name of this machine, and a visit from elsewhere', async () => {
  const { ask } = await openDesk();
  const visits: Record<string, string>[] = [
    {},
    { host: 'localhost:4330' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ];
  for (const headers of visits) expect((await ask('/keystatic', { headers })).status).toBe(200);
});

test.each([
  ['without an origin', { origin: '' }],
  ['from another site that says so', { 'sec-fetch-site': 'cross-site' }],
  [
    'from another site that says it is a visit',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ],
])('writes nothing for a request %s', async (_, headers) => {
  const { ask, text, view } = await openDesk();
  const before = await text('firm.yaml');
  const contents = Buffer.from(JSON.stringify({ ...(await view('firm.json')), name: 'Evil AS' })).toString(
    'base64',
  );
  const answer = await ask('/api/keystatic/update', {
    method: 'POST',
    body: JSON.stringify({ additions: [{ path: 'firm.json', contents }], deletions: [] }),
    headers: { 'content-length': '9', ...headers } as Record<string, string>,
  });
  expect(answer.status).toBe(403);
  expect(await text('firm.yaml')).toBe(before);
});

test('says to the browser that nothing from elsewhere belongs here', async () => {
  const { ask } = await openDesk();
  const { headers } = await ask('/keystatic');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

const hostileNames = [
  '../evil.json',
  '../../evil.json',
  'projects/../../evil.json',
  'projects/../firm.json',
  'projects/proj1/../../../evil/project.json',
  '/etc/evil.json',
  'firm.yaml',
  'firm.json/../evil.json',
  './firm.json',
  'Firm.json',
  'evil.json',
  'package.json',
  'projects/.git/project.json',
  'projects/PROJ1/project.json',
  'projects/a b/project.json',
  String.raw`projects\..\..\evil.json`,
  'projects/proj1/project.json\0.png',
  'projects/%2e%2e/project.json',
  'projects/proj1/a.jpg',
  'hero/wide.jpg',
  '.git/config',
  '',
];

test.each(hostileNames)('neither writes nor deletes «%s»', async (name) => {
  const { content, update, view } = await openDesk();
  const before = await listing(dirname(content), content);
  for (const value of [await view('firm.json'), await view('projects/proj1/project.json')]) {
    expect((await update({ [name]: value })).status).toBe(400);
  }
  expect((await update({}, [name])).status).toBe(400);
  expect(await listing(dirname(content), content)).toEqual(before);
});

/** All files of a folder, and of the folder around it the names alone. */
const listing = async (around: string, folder: string) => [
  (await readdir(around)).includes('evil.json'),
  ...(await readdir(folder, { recursive: true })).sort(),
];

test.each([
  'no json',
  '{}',
  '[]',
  'null',
  '{"additions":[{"path":"firm.json"}],"deletions":[]}',
  '{"additions":[],"deletions":["firm.json"]}',
  '{"additions":[{"path":["firm.json"],"contents":""}],"deletions":[]}',
  '{"additions":[{"path":"firm.json","contents":"not base64!"}],"deletions":[]}',
  '{"additions":[{"path":"firm.json","contents":"bm90IGpzb24="}],"deletions":[]}',
])('turns away the update %s', async (body) => {
  const { post, text } = await openDesk();
  const before = await text('firm.yaml');
  expect((await post('/api/keystatic/update', body)).status).toBe(400);
  expect(await text('firm.yaml')).toBe(before);
});

test.each(['__proto__', 'constructor', 'ukjent'])('turns away a form with the field %s', async (field) => {
  const { update, view } = await openDesk();
  const value = JSON.stringify(await view('firm.json')).replace('{', `{${JSON.stringify(field)}:{"x":1},`);
  expect((await update({ 'firm.json': value })).status).toBe(400);
});

test('deletes no file of which there is one', async () => {
  const { content, update } = await openDesk();
  expect((await update({}, ['firm.json'])).status).toBe(400);
  expect(existsSync(join(content, 'firm.yaml'))).toBe(true);
});

test('follows no link out of the content folder, for reading or for writing', async () => {
  const { content, ask, update, view } = await openDesk();
  const outside = `${content}-outside.yaml`;
  const staff = await view('staff.json');
  await writeFile(outside, 'title: secret\n');
  const { rm } = await import('node:fs/promises');
  await rm(join(content, 'staff.yaml'));
  await symlink(outside, join(content, 'staff.yaml'));
  await symlink(dirname(content), join(content, 'projects', 'out'));
  await symlink('/etc', join(content, 'hero', 'etc'));

  expect(await (await ask('/api/keystatic/blob/x/staff.json')).text()).not.toContain('secret');
  expect((await update({ 'staff.json': staff })).status).toBe(400);
  expect(await readFile(outside, 'utf8')).toBe('title: secret\n');
  await rm(outside);

  const project = { ...(await view('projects/proj2/project.json')), id: 'out' };
  expect((await update({ 'projects/out/project.json': project })).status).toBe(400);
  expect(existsSync(join(dirname(content), 'project.yaml'))).toBe(false);
  expect((await ask('/bilder/innhold/hero/etc/passwd')).status).toBe(404);
});

test.each([
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/a.jpg',
  'firm.yaml',
  'hero/../firm.yaml',
  'hero/none.jpg',
])('shows no picture for %s', async (name) => {
  const { ask } = await openDesk();
  expect((await ask(`/bilder/innhold/${name}`)).status).toBe(404);
});

test('says nothing of a broken address', async () => {
  const { ask } = await openDesk();
  expect((await ask('/bilder/innhold/%E0%A4%A')).status).toBe(400);
});
