import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { picture, writeExample } from '../../tests/support/example-content.ts';
import { explainPush, plainAddress } from './branch.ts';
import { findRepository, type Repository } from './git.ts';
import { openHistory, readSteps } from './history.ts';
import { previewPublish, publish, sendWaiting, unpublishedFiles } from './publish.ts';
import { makeRepository } from './test-repository.ts';

// Git is started many times, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

async function desk({ remote = false } = {}) {
  const made = await makeRepository();
  const { root, content, git } = made;
  const bare = join(root, '.git/fjern.git');
  if (remote) {
    spawnSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
    await git('remote', 'add', 'origin', bare);
    await git('push', '--quiet', '--set-upstream', 'origin', 'main');
  }
  await openHistory(content);
  const repository = (await findRepository(content)) as Repository;
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(content, file), change(await readFile(join(content, file), 'utf8')));
  return {
    ...made,
    bare,
    repository,
    edit,
    newPhone: () => edit('firm.yaml', (text) => text.replace('00 00 00 00', '11 11 11 11')),
    publish: async (request: Partial<Parameters<typeof publish>[0]> = {}) => {
      const { token, note } = await previewPublish(repository);
      return publish({ token, note, send: remote, ...request }, content);
    },
  };
}

describe('the preview', () => {
  test('tells what would change, by form and field, with pictures', async () => {
    const { content, repository, newPhone, edit } = await desk();
    await newPhone();
    await edit('projects/proj2/project.yaml', (text) => text.replace('Dusjen bak glass', 'Karet'));
    await writeFile(join(content, 'projects/proj2/b.jpg'), await picture(1300));
    await mkdir(join(content, 'projects/nytt'));
    await writeFile(
      join(content, 'projects/nytt/project.yaml'),
      'id: nytt\ntitle: Nytt bad\nmainImage: 0.jpg\n',
    );
    await writeFile(join(content, 'projects/nytt/0.jpg'), await picture(1300));
    await rm(join(content, 'projects/proj1'), { recursive: true });
    await writeFile(join(content, '.DS_Store'), 'x');
    const { forms, note } = await previewPublish(repository);
    expect(forms).toEqual([
      {
        title: 'Firmaet',
        link: '/keystatic/singleton/firm',
        state: 'endret',
        changes: [{ field: 'Telefon', before: '00 00 00 00', after: '11 11 11 11' }],
      },
      expect.objectContaining({
        title: 'Prosjektet «Nytt bad»',
        state: 'nytt',
        changes: [
          { field: 'Mappe', after: 'nytt' },
          { field: 'Navn', after: 'Nytt bad' },
          { field: 'Hovedbilde', after: '0.jpg' },
          { field: 'Bildefiler', note: 'Lagt til: 0.jpg.', pictures: ['projects/nytt/0.jpg'] },
        ],
      }),
      expect.objectContaining({ title: 'Prosjektet «Et bad»', state: 'borte', changes: [] }),
      expect.objectContaining({
        title: 'Prosjektet «Et bad»',
        state: 'endret',
        changes: [
          { field: 'Bilde 2 → Alt-tekst', before: 'Dusjen bak glass', after: 'Karet' },
          { field: 'Bildefiler', note: 'Byttet ut: b.jpg.', pictures: ['projects/proj2/b.jpg'] },
        ],
      }),
    ]);
    expect(note.length).toBeLessThanOrEqual(72);
  });

  test('works in a repository without any commit', async () => {
    const { git, repository } = await desk();
    await git('update-ref', '-d', 'HEAD');
    await git('rm', '-r', '-q', '--cached', '.');
    expect(await unpublishedFiles(repository)).toContain('firm.yaml');
  });
});

describe('publishing', () => {
  test('makes one commit of the content alone, and leaves what lies ready beside it', async () => {
    const { root, git, newPhone, publish, repository } = await desk();
    await newPhone();
    await writeFile(join(root, 'README.md'), 'Halvferdig\n');
    await writeFile(join(root, 'kode.ts'), 'export {};\n');
    await git('add', 'kode.ts');
    expect(await publish()).toMatchObject({ done: true });
    expect(await git('log', '-1', '--format=%s%n%b', '--name-only')).toBe(
      'Firmaet: Telefon\n- Firmaet: Telefon: 00 00 00 00 → 11 11 11 11\n\n\ncontent/firm.yaml\n',
    );
    expect(await git('status', '--porcelain')).toBe(' M README.md\nA  kode.ts\n');
    expect(await unpublishedFiles(repository)).toEqual([]);
    expect((await readSteps(repository)).at(-1)).toMatchObject({ kind: 'publish', files: {} });
  });

  test('keeps the owner’s own words, on one line', async () => {
    const { git, newPhone, publish } = await desk();
    await newPhone();
    await publish({ note: '  Nytt nummer\n\n# til oss ' });
    expect(await git('log', '-1', '--format=%s')).toBe('Nytt nummer # til oss\n');
  });

  test('sends it where there is somewhere to send it', async () => {
    const { git, bare, newPhone, publish } = await desk({ remote: true });
    await newPhone();
    expect(await publish()).toMatchObject({ done: true, title: 'Publisert' });
    expect(await git('--git-dir', bare, 'log', '-1', '--format=%s', 'main')).toBe('Firmaet: Telefon\n');
  });

  test('that cannot be sent is kept, told in Norwegian, and sent later', async () => {
    const { git, bare, newPhone, publish, content, repository } = await desk({ remote: true });
    await newPhone();
    await git('remote', 'set-url', 'origin', `${bare}-borte`);
    const outcome = await publish();
    expect(outcome).toMatchObject({ done: false, title: 'Lagret her, men ikke sendt' });
    expect(outcome.text).toContain('Ingenting er mistet');
    expect((await previewPublish(repository)).branch?.waiting).toEqual(['Firmaet: Telefon']);
    await git('remote', 'set-url', 'origin', bare);
    expect(await sendWaiting(content)).toMatchObject({ done: true });
    expect((await previewPublish(repository)).branch?.waiting).toEqual([]);
  });

  test('never writes over what others have published', async () => {
    const { root, git, bare, newPhone, publish } = await desk({ remote: true });
    const other = join(root, '.git/annen');
    spawnSync('git', ['clone', '--quiet', bare, other]);
    const commit = [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@b.no',
      'commit',
      '--allow-empty',
      '-qm',
      'Annen',
    ];
    spawnSync('git', commit, { cwd: other });
    spawnSync('git', ['push', '--quiet'], { cwd: other });
    await newPhone();
    expect((await publish()).text).toContain('endret et annet sted');
    expect(await git('--git-dir', bare, 'log', '-1', '--format=%s', 'main')).toBe('Annen\n');
  });

  test('stops at a mistake, at content that was not looked over, and off a branch', async () => {
    const { git, edit, newPhone, publish, repository } = await desk();
    const before = await git('rev-parse', 'HEAD');
    await edit('firm.yaml', (text) => text.replace('00 00 00 00', '11'));
    expect(await publish()).toMatchObject({ done: false, text: expect.stringContaining('feil i innholdet') });
    await edit('firm.yaml', (text) => text.replace('phone: 11', 'phone: 11 11 11 11'));
    const { token } = await previewPublish(repository);
    await edit('firm.yaml', (text) => text.replace('11 11 11 11', '22 22 22 22'));
    expect(await publish({ token })).toMatchObject({ done: false, title: 'Ikke publisert ennå' });
    await newPhone();
    await git('checkout', '--quiet', '--detach');
    expect(await publish()).toMatchObject({ done: false, text: expect.stringContaining('eldre utgave') });
    expect(await git('rev-parse', 'HEAD')).toBe(before);
  });

  test('that a hook refuses leaves everything as it was saved', async () => {
    const { root, git, content, newPhone, publish } = await desk();
    await mkdir(join(root, '.git/hooks'), { recursive: true });
    const hook = join(root, '.git/hooks/pre-commit');
    await writeFile(hook, '#!/bin/sh\necho nei >&2\nexit 1\n');
    await chmod(hook, 0o755);
    await newPhone();
    expect(await publish()).toMatchObject({ done: false, details: 'nei' });
    expect(await git('log', '--format=%s')).toBe('Begynn\n');
    expect(await readFile(join(content, 'firm.yaml'), 'utf8')).toContain('11 11 11 11');
  });

  test('outside a repository says so', async () => {
    const content = await writeExample();
    expect(await publish({ token: '', note: '', send: false }, content)).toMatchObject({
      done: false,
      text: 'Mappen med nettsiden er ikke satt opp med git.',
    });
  });
});

test.each([
  ['https://eier:hemmelig@github.com/firma/nettsted.git', 'github.com/firma/nettsted'],
  ['git@github.com:firma/nettsted.git', 'github.com/firma/nettsted'],
  ['ssh://git@git.example:2222/nettsted', 'git.example:2222/nettsted'],
  ['/srv/nettsted.git', '/srv/nettsted'],
])('shows the address %s as %s', (url, shown) => expect(plainAddress(url)).toBe(shown));

test.each([
  ['! [rejected] main -> main (fetch first)', 'et annet sted'],
  ['fatal: could not read Username for https://github.com: terminal prompts disabled', 'ikke logget inn'],
  ['git@github.com: Permission denied (publickey).', 'ikke logget inn'],
  ['ssh: Could not resolve hostname github.com', 'på nett'],
  ['timed out', 'på nett'],
  ['noe helt annet', 'meldingen under'],
])('explains «%s»', (complaint, words) => expect(explainPush(complaint)).toContain(words));
