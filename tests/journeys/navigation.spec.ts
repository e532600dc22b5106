import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/** The items of the navigation, and the anchors of their sections. */
const sections = [
  ['Hjem', 'hjem'],
  ['Om Oss', 'om-oss'],
  ['Tjenester', 'tjenester'],
  ['Prosjekter', 'prosjekter'],
  ['Ansatte', 'ansatte'],
  ['Kontakt', 'kontakt'],
] as const;

test('header and footer name the six sections in order, and lead to them', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ids = await page
    .locator('main > section[id], main section[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id) => sections.some(([, anchor]) => anchor === id))).toEqual(
    sections.map(([, id]) => id),
  );
  const header = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: 'Hovedmeny' });
  await expect(navigation.getByRole('link')).toHaveText(sections.map(([label]) => label));
  await expect(header).toContainText('Eksempelveien 1, 0000 Eksempelby');
  for (const [name, href] of [
    ['Telefon: 00 00 00 00', 'tel:+4700000000'],
    ['Ring Oss', 'tel:+4700000000'],
    [/^E-post: /, /^mailto:post@/],
  ] as const)
    await expect(header.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  const social = page.locator('header a[href^="https://www.facebook.com"]').first();
  await expect(social).toHaveAttribute('target', '_blank');
  await expect(social).toHaveAttribute('rel', /noopener/);
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  for (const [label, id] of sections) {
    await press(footer.getByRole('link', { name: label, exact: true }));
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await page.goto('/personvern');
  await press(footer.getByRole('link', { name: 'Ansatte', exact: true }));
  await expect(page).toHaveURL('/#ansatte');
  await expect(page.locator('#ansatte')).toBeInViewport();
});

test('the header follows a scroll: its ground, and the section that is being read', async ({ page }) => {
  await page.goto('/');
  // How the colour ends: with its opacity.
  for (const [top, opacity] of [
    [0, /[,/] 0\)$/],
    [11, /[,/] 0\.9\d\)$/],
    [10, /[,/] 0\)$/],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await expect(page.locator('header')).toHaveCSS('background-color', opacity);
  }
  const marked = page.locator('header nav').first().locator('[aria-current]');
  for (const [label, id] of [...sections, ...sections.toReversed()]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(marked).toHaveText(label);
    await expect(marked).toHaveAttribute('aria-current', 'location');
  }
  // At the foot of the page no section is current, also after a reload.
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
  await page.reload();
  // An intersection observer first reports with a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(marked).toHaveCount(0);
});

test('an unknown address logs the path and leads home', async ({ page, guard }) => {
  guard.allow(/status of 404/, /404: \/finnes\/ikke/);
  await page.goto('/finnes/ikke?a=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(page).toHaveTitle('Siden finnes ikke – Eksempelbad');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0);
  const logged = (await page.consoleMessages()).map((message) => message.text());
  expect(logged).toContainEqual(expect.stringMatching(/404: \/finnes\/ikke/));
  await press(page.getByRole('main').getByRole('link', { name: 'Til forsiden' }));
  await expect(page).toHaveURL('/');
});
