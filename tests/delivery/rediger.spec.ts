import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { editorHeaders, editorPolicy } from '../../build/headers/editor.ts';
import { anyFile, dist, forEachEngine } from './engines.ts';

test.skip(
  !existsSync(`${dist}/rediger/index.html`),
  'The build at hand is without the editor: EDITOR_REPO=a/b npm run build:example.',
);

const own = Object.entries(editorHeaders('https://api.github.com')).map(([name, value]) => [
  name.toLowerCase(),
  value,
]);

forEachEngine((get) => {
  test('the editor and its files are sent with its own headers, and the site with the site’s', async () => {
    for (const path of ['/rediger/', anyFile('rediger/assets', '.js')]) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject(Object.fromEntries(own));
    }
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("trusted-types 'none'");
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  test('its address without a slash leads to it, and the page holds its policy too', async () => {
    expect((await get('/rediger')).headers.location).toBe('/rediger/');
    const page = readFileSync(`${dist}/rediger/index.html`, 'utf8').replaceAll('&#39;', "'");
    expect(page).toContain(`content="${editorPolicy('https://api.github.com')}"`);
  });
});
