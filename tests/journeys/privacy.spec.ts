import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

test('the statement has all parts, a table of contents, times of retention and what is stored', async ({
  page,
}) => {
  await page.goto('/personvern');
  const statement = page.getByRole('main');
  // How many the example's statement has.
  const [first, ...parts] = await statement.getByRole('heading', { level: 2 }).allTextContents();
  expect([first, parts.length]).toEqual(['Innhold', 12]);
  // The numbers before them are drawn by CSS, and no part of their names.
  await expect(statement.getByRole('heading', { name: 'Behandlingsansvarlig', exact: true })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Innhold' });
  await expect(contents.getByRole('link')).toHaveText(parts);
  await press(contents.getByRole('link', { name: 'Hvor lenge vi lagrer' }));
  await expect(statement.getByRole('heading', { name: 'Hvor lenge vi lagrer' })).toBeInViewport();
  await expect(page.getByRole('row', { name: 'Tekniske logger' })).toContainText('90 dager');
  await expect(page.getByRole('row', { name: /^Henvendelser/ })).toContainText('12 måneder');
  for (const key of ['cookieConsent', 'cookieConsentDate', 'enquiryDraft'])
    await expect(page.getByRole('rowheader', { name: key, exact: true })).toBeVisible();
});

test('the statement shows the visitor’s date, and without the script that of the build', async ({
  page,
  request,
}) => {
  const built = await (await request.get('/personvern')).text();
  expect(built).toMatch(
    /Sist oppdatert <time [^>]*datetime="\d{4}-\d\d-\d\d">\d{1,2}\. [a-z]+ \d{4}<\/time>/i,
  );
  await page.clock.setFixedTime(new Date('2031-05-17T12:00:00'));
  await page.goto('/personvern');
  await expect(page.getByText('Sist oppdatert 17. mai 2031')).toBeVisible();
});

/** Runs in the page: the words before each cell, where rows are stacked. */
const wordsBefore = (cells: Element[]) =>
  cells.map((cell) => getComputedStyle(cell, '::before').content.split(' / ')[0]!.replaceAll('"', ''));

for (const width of [320, 479, 480])
  test(`the tables keep the words of their columns at ${width} px`, { tag: '@engine' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/personvern');
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const named = (role: string) =>
      nodes.filter((node) => !node.ignored && node.role?.value === role).map((node) => node.name?.value);
    const headings = await page.locator('thead th').allTextContents();
    expect(named('columnheader')).toEqual(headings);
    expect(named('rowheader')).toHaveLength(await page.locator('tbody tr').count());
    for (const table of await page.locator('.statement table').all()) {
      const columns = await table.locator('thead th').allTextContents();
      const row = table.locator('tbody tr').first();
      if (width < 480) expect(await row.locator('td').evaluateAll(wordsBefore)).toEqual(columns.slice(1));
      else expect((await table.locator('thead').boundingBox())!.height).toBeGreaterThan(20);
    }
  });
