import { launchOptions } from '../support/full-chromium.ts';
import { budgets, openFirstView, requestBudget, sizesOf } from '../support/first-view.ts';
import { expect, test } from '../support/test.ts';

// The headless shell lays a phone's page out twice, and asks for more than the browser that visitors have.
test.use({ launchOptions });

test('the first view on a phone keeps to its budget', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const transfers = await openFirstView(page);
  // As the example's: the most that a firm can have of everything keeps to them too.
  const sizes = await sizesOf(page, transfers);
  for (const part of Object.keys(budgets) as (keyof typeof budgets)[])
    expect.soft(sizes[part], part).toBeLessThanOrEqual(budgets[part]);
  // Three more than the example: the tile (0.3 kB) that fills a row of thumbnails, and two logos of partners.
  expect(transfers.length, transfers.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(
    requestBudget + 3,
  );
});
