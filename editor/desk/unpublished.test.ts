import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeExample } from '../../tests/support/example-content.ts';
import { makeRepository } from './test-repository.ts';
import { tellUnpublished } from './unpublished.ts';

test('the owner is told where he left off', async () => {
  const { content } = await makeRepository();
  expect(await tellUnpublished(content)).toBe('Alt innhold er publisert.');
  for (const file of ['firm.yaml', 'projects/proj1/project.yaml'])
    await appendFile(join(content, file), '# x\n');
  expect(await tellUnpublished(content)).toBe(
    'Endret, men ikke publisert ennå: Firmaet og Prosjektet «Et bad».',
  );
  expect(await tellUnpublished(await writeExample())).toMatch(/ikke satt opp med git. Du kan redigere/);
});
