import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { exampleContent } from '../../tools/example.ts';

export const content = process.env['EDITOR_CONTENT'] ?? '';
export const preview = process.env['PREVIEW_ADDRESS'] ?? '';
const address = process.env['EDITOR_ADDRESS'] ?? '';

/** Text of a file of the content that the editor works on. */
export const textOf = (name: string) => readFileSync(join(content, name), 'utf8');

/** Makes the content what the example is, and touches nothing that is so already. */
function restore(): void {
  const isSame = (name: string) =>
    existsSync(join(exampleContent, name)) &&
    existsSync(join(content, name)) &&
    readFileSync(join(exampleContent, name)).equals(readFileSync(join(content, name)));
  const files = (cwd: string) => globSync('**/*.*', { cwd });
  for (const name of files(content)) if (!isSame(name)) rmSync(join(content, name));
  for (const name of files(exampleContent))
    if (!isSame(name)) cpSync(join(exampleContent, name), join(content, name));
}

/** A test that begins with the content of the example, and ends without a request to any other machine. */
export const test = base.extend<{ quiet: boolean }>({
  baseURL: address,
  quiet: [
    async ({ context }, use) => {
      restore();
      const outside: string[] = [];
      const refused: string[] = [];
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') outside.push(request.url());
      });
      context.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) refused.push(message.text());
      });
      await use(true);
      expect(outside).toEqual([]);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});

/** Saves the open form and waits until it is on the disk. */
export async function save(page: Page, button = 'Lagre'): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'), {
    timeout: 8000,
  });
  await page.getByRole('button', { name: button, exact: true }).click();
  expect((await saved).status()).toBe(200);
}

export { expect };
