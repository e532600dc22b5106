import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeExample } from '../../tests/support/example-content.ts';

const run = (folder: string, environment: Record<string, string> = {}, arguments_: string[] = []) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('check.ts', import.meta.url)), ...arguments_], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

test('ends with code 0 and a line when all is well', async () => {
  const folder = await writeExample();
  const { status, stdout, stderr } = run('/', {}, [folder]);
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: `Innholdet i ${folder.slice(1)} er i orden.\n`,
    stderr: '',
  });
});

test('reads every file of the content once', async () => {
  const counter = new URL('../../tests/support/count-reads.ts', import.meta.url).href;
  const { stderr } = run(await writeExample(), { NODE_OPTIONS: `--import ${counter}`, CONTENT_DIR: '.' });
  expect(JSON.parse(/^READS (.*)$/m.exec(stderr)?.[1] ?? '')).toEqual({ files: 12, often: [] });
});

test('ends with code 1, no stack and the number of mistakes last', async () => {
  const folder = await writeExample({ 'staff.yaml': '', 'firm.yaml': '- \0' });
  const { status, stderr } = run(folder, { CONTENT_DIR: '.' });
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr).toMatch(/^\/.*\/firm\.yaml\n {2}Fant: tegn som ikke er tekst\n/);
  expect(stderr.trimEnd().split('\n').at(-1)).toBe('Fant 2 feil i innholdet. Nettsiden ble ikke bygget.');
});
