import { expect, save, test } from './test.ts';

test('a picture that is taken out of a project takes its file along, in the same commit', async ({
  page,
  editor,
}) => {
  await editor.openProject(page, 'proj2/project');
  await page.getByRole('button', { name: 'Ta bort bilde 2' }).click();
  await save(page);
  const changed = editor.repository.git('show', '--format=', '--name-status', 'HEAD').trim().split('\n');
  expect(changed).toEqual(['D\tcontent/projects/proj2/1.jpg', 'M\tcontent/projects/proj2/project.yaml']);
});
