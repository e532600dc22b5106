import { expect, preview, save, test, textOf } from './test.ts';

const number = '00 00 00 01';

test('the phone number is changed in one place and found everywhere, within two seconds', async ({
  page,
  context,
}) => {
  const site = await context.newPage();
  await site.goto(preview, { waitUntil: 'domcontentloaded' });
  await expect(site.getByText(number)).toHaveCount(0);

  await page.goto('/keystatic/singleton/firm');
  await page.getByRole('textbox', { name: 'Telefon' }).fill(number);
  await save(page);
  const saved = Date.now();
  // The open page follows by itself.
  await expect(site.getByText(number).first()).toBeAttached({ timeout: 5000 });
  const seconds = (Date.now() - saved) / 1000;
  console.log(`The site followed after ${seconds.toFixed(1)} s.`);
  expect(seconds).toBeLessThan(2);

  expect(textOf('firm.yaml')).toContain(`\nphone: ${number}\n`);
  const link = 'a[href="tel:+4700000001"]';
  for (const part of ['header', '#kontakt', 'footer'])
    await expect(site.locator(`${part} ${link}`).first()).toBeAttached();
  const data = await site.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('+4700000001');
  await site.goto(`${preview}personvern`, { waitUntil: 'domcontentloaded' });
  await expect(site.locator(`main ${link}`)).toHaveText(number);
});
