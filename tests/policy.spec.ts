import { expect, test } from './support/test.ts';

/* What the policy says is tested in delivery/. The guard of every test fails it where a page breaks it: */

test('the guard notices a page that breaks its policy', async ({ page, guard }) => {
  guard.allow(/Content Security Policy|Policy violation/);
  await page.goto('/personvern');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect
    .poll(() => guard.noticed.join('\n'))
    .toMatch(/Policy violation: style-src-attr blocked inline/);
});
