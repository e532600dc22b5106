// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { serve } from '../../../tests/editor/draft.ts';
import { fakeGitHub } from '../../../tests/editor/fake-github.ts';
import { noFields } from '../values.ts';
import { openGitHub } from './gitHub.ts';
import { openRepository } from './repository.ts';

const project = (id: number) => [`content/projects/proj${id}/project.yaml`, `title: Bad ${id}\n`] as const;

test('the texts of 250 projects are read by a handful of requests, and once', async () => {
  const projects = Object.fromEntries(Array.from({ length: 250 }, (_, id) => project(id)));
  const git = fakeGitHub({ ...projects, 'content/firm.yaml': '', 'content/hero/0.jpg': 'bytes' });
  serve(git);
  const requests = vi.spyOn(git, 'answer');
  const repository = openRepository(openGitHub('eksempelbad/nettsted', ''));
  const { values } = await repository.read();
  expect(values['projects/proj249/project.yaml']).toEqual({ title: 'Bad 249' });
  expect(values['firm.yaml']).toEqual({});
  expect(values['hero/0.jpg']).toBe(noFields);
  expect(requests).toHaveBeenCalledTimes(5);
  git.change('content/projects/proj7/project.yaml', 'Bad 7', 'Bad sju');
  expect((await repository.read()).values['projects/proj7/project.yaml']).toEqual({ title: 'Bad sju' });
  expect(requests).toHaveBeenCalledTimes(9);
});

test.each([
  ['cut', { data: { repository: { f0: { oid: 'x', text: 'title:', byteSize: 100 } } } }],
  ['refused', { errors: [{ type: 'RATE_LIMITED' }] }],
])('a text that the query has %s is read alone', async (_, answer) => {
  const git = fakeGitHub(Object.fromEntries([project(1)]));
  const ask = git.answer;
  git.answer = (method, url, body) =>
    url.endsWith('/graphql') ? Response.json(answer) : ask(method, url, body);
  serve(git);
  const { values } = await openRepository(openGitHub('eksempelbad/nettsted', '')).read();
  expect(values['projects/proj1/project.yaml']).toEqual({ title: 'Bad 1' });
});
