import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

const sections = [
  ['Hjem', 'hjem'],
  ['Om Oss', 'om-oss'],
  ['Tjenester', 'tjenester'],
  ['Prosjekter', 'prosjekter'],
  ['Ansatte', 'ansatte'],
  ['Kontakt', 'kontakt'],
] as const;

test('the home page has the six sections in order, and the footer of both pages leads to them', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ids = await page
    .locator('main > section[id], main section[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id) => sections.some(([, anchor]) => anchor === id))).toEqual(
    sections.map(([, id]) => id),
  );
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

test('the header is transparent to 10 pixels of scroll and translucent beyond', async ({ page }) => {
  await page.goto('/');
  const alpha = () =>
    page.locator('header').evaluate((header) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(header).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[3]! / 255;
    });
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(alpha).toBe(0);
  await scrollTo(11);
  await expect.poll(alpha).toBeCloseTo(0.93, 1);
  await scrollTo(10);
  await expect.poll(alpha).toBe(0);
});

test('a page that opens at a section has a readable header at once, before its scripts', async ({ page }) => {
  await page.route('**/_astro/*.js', () => {});
  await page.goto('/#kontakt', { waitUntil: 'commit' });
  await expect(page.locator('.header')).toHaveAttribute('data-scrolled', '');
});

test('a link, a reload and an address lead to the right place, also before all files have come', async ({
  page,
}) => {
  const topOf = (part: string) => () =>
    page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.addInitScript(() => {
    let scrolls = 0;
    addEventListener('scroll', () => document.documentElement.setAttribute('data-scrolls', `${++scrolls}`));
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer a[href$="#kontakt"]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(topOf('#kontakt')).toBeLessThan(200);
  await page.goto('/');
  // Rendering goes on for some frames after the load event.
  await expect(page.locator('html:not([data-fresh])')).toBeAttached();
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  const atFoot = await topOf('footer')();
  await page.reload();
  await expect.poll(topOf('footer')).toBe(atFoot);
  // At once, not by smooth scrolling through the page.
  expect(Number(await page.locator('html').getAttribute('data-scrolls'))).toBeLessThan(5);
  await page.goto('/personvern');
  await page.goto('/#kontakt', { waitUntil: 'commit' });
  await expect.poll(topOf('#kontakt')).toBeLessThan(200);
});

test('a link that is pressed while the sections below are postponed leads to its section', async ({
  page,
}) => {
  // The first picture holds back the load event.
  let load = () => {};
  const pressed = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/*.avif', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-fresh]')).toBeAttached();
  // A smooth scroll aims at where the section was when it began.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.locator('.hero a[href="#kontakt"]').click();
  load();
  await page.waitForLoadState();
  const top = () => page.locator('#kontakt').evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(50);
  await expect(page.locator('html[data-fresh]')).not.toBeAttached();
});

test('an address leads to a text of the page', async ({ page }) => {
  await page.goto('/#:~:text=Interaktivt%20kart');
  await expect(page.getByRole('heading', { name: 'Interaktivt kart' })).toBeInViewport();
});

test('the navigation marks the section that is being read', async ({ page }) => {
  await page.goto('/');
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
  await expect(marked).toHaveCount(0);
});

test('a tablet that is turned while the menu is open can be scrolled at once', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Meny' }));
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
});

test('the header has the six items, the address, phone, e-mail and social links', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: 'Hovedmeny' });
  await expect(navigation.getByRole('link')).toHaveText(sections.map(([label]) => label));
  await expect(header).toContainText('Eksempelveien 1, 0000 Eksempelby');
  await expect(header.getByRole('link', { name: 'Telefon: 00 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+4700000000',
  );
  await expect(header.getByRole('link', { name: /^E-post: / })).toHaveAttribute('href', /^mailto:post@/);
  await expect(header.getByRole('link', { name: 'Ring Oss' }).first()).toHaveAttribute(
    'href',
    'tel:+4700000000',
  );
  const social = page.locator('header a[href^="https://www.facebook.com"]').first();
  await expect(social).toHaveAttribute('target', '_blank');
  await expect(social).toHaveAttribute('rel', /noopener/);
  await press(navigation.getByRole('link', { name: 'Prosjekter' }));
  await expect(page.locator('#prosjekter')).toBeInViewport();
});

test.describe('the menu of small screens', { tag: '@phone' }, () => {
  test('opens and closes by its button, and closes when focus moves past its end', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Meny' });
    const menu = page.getByRole('navigation', { name: 'Mobilmeny' });
    await expect(menu).toBeHidden();
    await press(button);
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link')).toHaveText(sections.map(([label]) => label));
    await expect(page.locator('#mobilmeny')).toContainText('Eksempelveien 1, 0000 Eksempelby');
    await press(button);
    await expect(menu).toBeHidden();
    // The focus must not move to the page that the menu covers.
    await press(button);
    await page.locator('#mobilmeny').getByRole('link', { name: 'Ring Oss' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('closes on a choice and goes there, before any file with a script has come', async ({ page }) => {
    await page.route('**/_astro/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await press(page.getByRole('button', { name: 'Meny' }));
    await press(page.locator('#mobilmeny').getByRole('link', { name: 'Kontakt' }));
    await expect(page.locator('#mobilmeny')).toBeHidden();
    await expect(page).toHaveURL('/#kontakt');
    await expect(page.locator('#kontakt')).toBeInViewport();
  });

  test('is below the header, also where a low window keeps only its lower row', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await press(page.getByRole('button', { name: 'Meny' }));
    await expect(page.locator('#mobilmeny')).toBeVisible();
    const gap = () =>
      page.evaluate(() => {
        const [header, menu] = ['header', '#mobilmeny'].map((part) =>
          document.querySelector(part)!.getBoundingClientRect(),
        );
        return menu!.top - header!.bottom;
      });
    await expect.poll(gap).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(gap).toBe(0);
  });
});

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads to a section, and neither it nor the header hides the page', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('header')).toHaveCSS('position', 'absolute');
    await press(page.getByRole('button', { name: 'Meny' }));
    const menu = page.getByRole('navigation', { name: 'Mobilmeny' });
    await press(menu.getByRole('link', { name: 'Om Oss' }));
    await expect(page.locator('#om-oss h2').first()).toBeInViewport();
    await expect(menu).not.toBeInViewport();
    await expect(page.locator('header')).not.toBeInViewport();
  });
});
