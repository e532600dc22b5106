import { expect, test } from '../../support/test.ts';
import { openPage } from '../../support/open.ts';

/** A4 at 96 px to the inch, as `page.pdf` sees it; Chromium’s own print takes off its margins. */
const paper = { width: 794, height: 1123 };
const printed = [718, 740, paper.width, 816];

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
});

test('the printed home page has the facts, dark on white, and nothing to click', async ({ page }) => {
  await openPage(page, '/');
  const main = page.getByRole('main');
  for (const words of ['Tilstandsvurdering', 'Lyst familiebad med eik', 'Ola Nordmann', '07:00–16:00'])
    await expect(main.getByText(words).first(), words).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(page.getByRole('banner')).toContainText('00 00 00 00');
  for (const gone of [
    page.getByText('Kan vi vise kart fra Google?'),
    page.getByRole('form'),
    page.getByText('Interaktivt kart'),
    page.getByRole('navigation'),
    page.getByRole('button'),
    page.locator('input, textarea, select, iframe, #hjem picture'),
    page.getByRole('link', { name: /Hopp til innholdet|Bestill Gratis Befaring/ }),
  ])
    await expect(gone.filter({ visible: true }), String(gone)).toHaveCount(0);
  await expect(main.getByRole('img').filter({ visible: true })).not.toHaveCount(0);

  expect(await page.locator('body, body *').evaluateAll(darkOrFaint)).toEqual([]);
  await expect(page.locator('.cell:not(:has(.statement))').first()).toHaveCSS('break-inside', 'avoid');
  // The cells of a flex row would be torn by the end of a page all the same.
  for (const row of await main.locator('[data-layout="full-rows"]').all())
    await expect(row).toHaveCSS('display', 'grid');
  await expect(page.locator('main .page-container').last()).toHaveCSS('width', `${paper.width - 2}px`);
  for (const width of printed) {
    await page.setViewportSize({ ...paper, width });
    const tops = await page
      .locator('#ansatte h3')
      .evaluateAll((people) => people.map((person) => person.getBoundingClientRect().top));
    expect(new Set(tops).size, `the leaders beside each other at ${width} px`).toBe(1);
  }
});

/** Elements with a dark ground, and those whose words are light. */
function darkOrFaint(elements: (HTMLElement | SVGElement)[]) {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const luminance = (value: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { light: (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255, alpha };
  };
  return elements
    .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only'))
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const ground = luminance(backgroundColor);
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      const tall = element.getBoundingClientRect().height > 60;
      return (tall && ground.alpha > 40 && ground.light < 0.6) || (words && luminance(color).light > 0.5);
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

test('the privacy statement prints whole, with addresses written out', async ({ page }) => {
  await openPage(page, '/personvern');
  await expect(page.getByRole('heading', { name: 'Tjenester fra andre' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Innhold', exact: true })).toBeHidden();
  const link = page.getByRole('link', { name: 'Datatilsynet' });
  const written = await link.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain('https://www.datatilsynet.no');
  await page.emulateMedia({ media: 'print', contrast: 'more' });
  await expect(link).toHaveCSS(
    'color',
    await page.locator('h1').evaluate((title) => getComputedStyle(title).color),
  );
});
