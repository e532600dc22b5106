import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readBuildRecord } from '../../src/pipeline/build-record.ts';
import { findViolations } from '../support/axe.ts';
import { decline } from '../support/consent.ts';
import { press } from '../support/press.ts';
import { scrollThrough } from '../support/scroll.ts';
import { expect, formEndpoint, test } from '../support/test.ts';

const { content } = readBuildRecord();
const hasProjects = globSync(join(content, 'projects/*/project.yaml')).some(
  (file) => (parse(readFileSync(file, 'utf8')) as { hidden?: boolean }).hidden !== true,
);
const { map: hasMap = true } = parse(readFileSync(join(content, 'firm.yaml'), 'utf8')) as { map?: boolean };

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Places where words of two elements follow each other without a space or the border of a block: readers of
 * text (search engines, text browsers, copied text) get «erfaringVi har».
 */
function joinedWords() {
  const inline = new Set('A B BUTTON CODE DEL EM LABEL SPAN STRONG TIME'.split(' '));
  const found: string[] = [];
  let before = '';
  let around: Node | null = null;
  const walk = (node: Node) => {
    if (node instanceof Text) {
      // React divides a text of one element with comments: «1/», «10».
      const isJoint = node.parentNode !== around && /\S$/.test(before);
      if (isJoint && /^[^\s.,;:!?)»/]/.test(node.data)) found.push(`${before}|${node.data}`);
      before = node.data || before;
      around = node.parentNode;
    }
    if (!(node instanceof HTMLElement) || node.matches('script, style, template')) return;
    const isBlock = !inline.has(node.tagName);
    if (isBlock) before = '';
    node.childNodes.forEach(walk);
    if (isBlock) before = '';
  };
  walk(document.body);
  return found;
}

/** The pictures that have not come. */
const missing = (images: (HTMLElement | SVGElement)[]) =>
  (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);

for (const path of ['/', '/personvern', '/finnes-ikke']) {
  test(`${path} wakes whole, within the policy, and axe finds nothing`, async ({ page, guard }) => {
    if (path === '/finnes-ikke') guard.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const policy = page.locator('meta[http-equiv="content-security-policy" i]');
    await expect(policy).toHaveAttribute('content', /^default-src 'none';(?!.*unsafe)/);
    for (const folded of await page.locator('#prosjekter summary').all()) await press(folded);
    await scrollThrough(page);
    await expect.poll(() => page.locator('img').evaluateAll(missing)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(joinedWords)).toEqual([]);
    if (hasMap) await decline(page);
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
    // The browser's font size at 200 %.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect(await scrollsSideways(page)).toBe(false);
  });
}

test('no drawing but the site’s own is published', () => {
  const own = ['flis-halv', 'flis-mork', 'gulv', 'icon', 'kyst'];
  expect(globSync('dist/**/*.svg').toSorted()).toEqual(own.map((name) => join('dist', `${name}.svg`)));
  expect(readFileSync('dist/icon.svg', 'utf8')).not.toContain('svg+xml');
});

/** What Cloudflare's e-mail obfuscation makes of a page: its documented comments keep a part as it is. */
function obfuscated(html: string) {
  const [head = '', body = ''] = html.split(/(?=<body)/);
  const parts = body.split(/(<!--email_off-->.*?<!--\/email_off-->)/s);
  const hidden = parts.map((part) =>
    part.startsWith('<!--email_off-->')
      ? part
      : part
          .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#3c4c534f48"')
          .replaceAll(
            /(?<=>)[^<>]*@[^<>]*(?=<)/g,
            '<a href="/cdn-cgi/l/email-protection">[email&#160;protected]</a>',
          ),
  );
  return head + hidden.join('');
}

test('a host that hides e-mail addresses leaves every one', async ({ page }) => {
  const shown = () =>
    page
      .locator('body')
      .evaluate((body) => [
        body.textContent,
        [...body.querySelectorAll('a')]
          .map(({ href }) => href)
          .filter((href) => /^mailto:|cdn-cgi/.test(href)),
      ]);
  for (const path of ['/', '/personvern']) {
    await page.goto(path);
    const before = await shown();
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: obfuscated(await response.text()) });
    });
    await page.goto(path);
    expect(await shown()).toEqual(before);
    expect(before[1]).not.toEqual([]);
  }
});

test('the editor, where the build has it, keeps to its policy', async ({ page }) => {
  test.skip(!existsSync('dist/rediger'), 'Build with it: EDITOR_REPO=a/b npm run build:example.');
  await page.goto('/rediger/');
  await expect(page.getByRole('heading', { name: 'Logg inn' })).toBeVisible();
});

test('a project opens in the gallery and closes again', { tag: '@both' }, async ({ page }) => {
  test.skip(!hasProjects, 'This firm shows no projects.');
  await page.goto('/');
  await page.locator('#prosjekter').scrollIntoViewIfNeeded();
  await press(page.locator('#prosjekter article').getByRole('img').first());
  const count = page.getByText(/^Bilde \d+ av \d+$/);
  await expect(count).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(count).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sections are there in their order, and the form goes to its provider', async ({ page }) => {
    await page.goto('/');
    const ids = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual([
      'hjem',
      'om-oss',
      'tjenester',
      ...(hasProjects ? ['prosjekter'] : []),
      'ansatte',
      'kontakt',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const form = page.locator('#skjema');
    await expect(form).toHaveAttribute('method', 'post');
    expect(await form.evaluate((form: HTMLFormElement) => form.action)).toBe(new URL(formEndpoint).href);
    await expect(form.getByRole('button', { name: 'Send melding' })).toBeVisible();
  });
});
