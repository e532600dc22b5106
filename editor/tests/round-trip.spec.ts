import { globSync } from 'node:fs';
import { exampleContent } from '../../tools/example.ts';
import { formAddress } from '../content/addresses.ts';
import { expect, save, test, textOf } from './test.ts';

const names = globSync(['*.yaml', '*.md', 'projects/*/project.yaml'], { cwd: exampleContent }).sort();

for (const name of names) {
  test(`${name} is the same when it is saved unchanged, and one line differs when one word does`, async ({
    page,
  }) => {
    const before = textOf(name);
    await page.goto(formAddress(name));
    const box = page.locator('.felt textarea, .felt input[type=text]:not([readonly])').first();
    await expect(box).toBeVisible();
    const value = await box.inputValue();
    await box.fill(`${value} ord`);
    await save(page);
    const lines = before.split('\n');
    const after = textOf(name).split('\n');
    expect(after).toHaveLength(lines.length);
    expect(after.filter((line, index) => line !== lines[index])).toHaveLength(1);

    await box.fill(value);
    await save(page);
    expect(textOf(name)).toBe(before);
  });
}
