import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picture } from '../../tests/support/example-content.ts';
import { openDesk } from './test-desk.ts';

const photo = async (width = 1600, height = 1200) => new Uint8Array(await picture(width, height));

/** The form of a new project with one picture. */
const project = (id: string, file: string) => ({
  id,
  title: 'Nytt bad',
  description: 'Eksempelby, 2024. Et bad.',
  mainImage: file,
  images: [{ file, alt: 'Bad med dusj' }],
});

test('a word that is changed is the only line that is', async () => {
  const { update, view, text } = await openDesk();
  const before = await text('firm.yaml');
  expect((await update({ 'firm.json': { ...(await view('firm.json')), name: 'Nordbad AS' } })).status).toBe(
    200,
  );
  expect(await text('firm.yaml')).toBe(before.replace('name: Eksempelbad AS', 'name: Nordbad AS'));
});

test('a form that is saved unchanged writes nothing', async () => {
  const { update, view, text } = await openDesk({
    'firm.yaml': (firm) => firm.replace('name: ', 'name:   '),
  });
  const before = await text('firm.yaml');
  expect((await update({ 'firm.json': await view('firm.json') })).status).toBe(200);
  expect(await text('firm.yaml')).toBe(before);
});

test('a new project is written as a person would, with its pictures', async () => {
  const { update, upload, text, content } = await openDesk();
  const file = await upload('Bad på Nøtterøy.JPG', await photo());
  expect((await update({ 'projects/proj3/project.json': project('proj3', file) })).status).toBe(200);
  expect(await text('projects/proj3/project.yaml'))
    .toBe(`# Et prosjekt. Bildene ligger i samme mappe som denne filen. featured: true står på ett av prosjektene.
id: proj3
title: Nytt bad
description: Eksempelby, 2024. Et bad.
mainImage: bad-paa-noetteroey.jpg
images:
  - file: bad-paa-noetteroey.jpg
    alt: Bad med dusj
`);
  expect(existsSync(join(content, 'projects/proj3/bad-paa-noetteroey.jpg'))).toBe(true);
});

test('no picture is written over by another of the same name', async () => {
  const { update, upload, view, text } = await openDesk();
  const [first, second] = [await upload('A.jpg', await photo()), await upload('a.jpg', await photo(1700))];
  const form = (await view('projects/proj1/project.json')) as { images: object[] };
  const images = [...form.images, { file: first, alt: 'Tredje' }, { file: second, alt: 'Fjerde' }];
  expect((await update({ 'projects/proj1/project.json': { ...form, images } })).status).toBe(200);
  expect(await text('projects/proj1/project.yaml')).toContain(
    '  - file: a-2.jpg\n    alt: Tredje\n  - file: a-3.jpg\n    alt: Fjerde\n',
  );
});

test('a picture that no file names any longer goes, one that another file names stays', async () => {
  const { update, view, content } = await openDesk({
    'about.yaml': (about) => about.replace('file: about/a.jpg', 'file: projects/proj1/b.jpg'),
  });
  for (const id of ['proj1', 'proj2']) {
    const form = (await view(`projects/${id}/project.json`)) as { images: object[] };
    const changed = { ...form, images: form.images.slice(0, 1) };
    expect((await update({ [`projects/${id}/project.json`]: changed })).status).toBe(200);
  }
  expect(existsSync(join(content, 'projects/proj1/b.jpg'))).toBe(true);
  expect(existsSync(join(content, 'projects/proj2/b.jpg'))).toBe(false);
  expect(existsSync(join(content, 'projects/proj2/a.jpg'))).toBe(true);
});

test('a project is deleted with its pictures, unless one of them is shown elsewhere', async () => {
  const { update, content } = await openDesk({
    'about.yaml': (about) => about.replace('file: about/a.jpg', 'file: projects/proj1/b.jpg'),
  });
  const refused = await update({}, ['projects/proj1/project.json']);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toBe(
    'Bildet b.jpg i prosjektet vises også i «Om oss». Velg et annet bilde der først.',
  );
  expect(existsSync(join(content, 'projects/proj1/project.yaml'))).toBe(true);
  expect((await update({}, ['projects/proj2/project.json'])).status).toBe(200);
  expect(existsSync(join(content, 'projects/proj2'))).toBe(false);
});

test('nothing of an update is written when a part of it cannot be', async () => {
  const { update, upload, view, text, content } = await openDesk();
  const before = await text('firm.yaml');
  const file = await upload('ny.jpg', await photo());
  const firm = { ...(await view('firm.json')), name: 'Nordbad AS' };
  const bad = { ...project('proj3', file), title: '' };
  const answer = await update({ 'firm.json': firm, 'projects/proj3/project.json': bad });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toBe('Ikke lagret. Navn: Navnet på prosjektet.');
  expect(await text('firm.yaml')).toBe(before);
  expect(existsSync(join(content, 'projects/proj3'))).toBe(false);
});

test('a picture that cannot be used is refused in Norwegian when it is added', async () => {
  const { post } = await openDesk();
  const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'));
  const answers = [
    await post('/bilder?navn=IMG_1.HEIC', heic),
    await post('/bilder?navn=a.jpg', new Uint8Array([1, 2, 3])),
    await post('/bilder?navn=liten.jpg', await photo(300, 200)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  const [first, second, third] = await Promise.all(answers.map((answer) => answer.text()));
  expect(first).toContain('HEIC');
  expect(second).toContain('kan ikke leses som et bilde');
  expect(third).toContain('300 piksler bredt');
});

test('a picture of an earlier run of the editor is asked for again', async () => {
  const { update } = await openDesk();
  const answer = await update({
    'projects/proj3/project.json': project('proj3', 'opplasting:0b0b0b0b-0000-0000-0000-000000000000/a.jpg'),
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('legg det til på nytt');
});

test('a file that is no YAML is left for whoever wrote it', async () => {
  const { ask, update, text } = await openDesk({ 'projects.yaml': 'title: "Bad\nlead: x\n' });
  expect((await ask('/api/keystatic/tree')).status).toBe(200);
  expect((await ask('/api/keystatic/blob/x/projectsx.json')).status).toBe(400);
  expect((await ask('/api/keystatic/blob/x/projects.json')).status).toBe(422);
  expect((await update({ 'projects.json': { title: 'Bad', lead: 'Se.' } })).status).toBe(422);
  expect(await text('projects.yaml')).toBe('title: "Bad\nlead: x\n');
});

test('a project keeps its folder', async () => {
  const { update, view } = await openDesk();
  const form = await view('projects/proj1/project.json');
  expect((await update({ 'projects/proj9/project.json': form })).status).toBe(422);
  const moved = await update({ 'projects/proj9/project.json': { ...form, id: 'proj9' } }, [
    'projects/proj1/project.json',
  ]);
  expect(moved.status).toBe(422);
});
