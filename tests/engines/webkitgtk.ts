import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tools/port.ts';

/** Why WebKitGTK cannot be driven here, or nothing where it can. */
export const missingWebKit = ['WebKitWebDriver', 'xvfb-run'].some((name) => spawnSync(name, ['--help']).error)
  ? 'WebKitGTK or its driver is not on this machine. On Debian and Ubuntu, as root: apt-get install webkit2gtk-driver xvfb'
  : undefined;

const nowhere = '127.0.0.1:9';
// The tests reach nothing beyond this machine.
const proxy = { proxyType: 'manual', httpProxy: nowhere, sslProxy: nowhere, noProxy: ['localhost'] };
const capabilities = { alwaysMatch: { proxy } };

/** WebKitGTK, steered by plain WebDriver (https://www.w3.org/TR/webdriver2/): as much of it as a sweep needs. */
export async function startWebKit() {
  const port = await findFreePort(9515);
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  // A wish for less motion; and the window's own buttons would keep it from being as narrow as a phone.
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0');
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; font-size: 1px }');
  const command = ['-a', '-s', '-screen 0 2000x1400x24', 'WebKitWebDriver', `--port=${port}`];
  const env = { ...process.env, XDG_CONFIG_HOME: settings };
  const driver = spawn('xvfb-run', command, { env, stdio: 'ignore', detached: true });

  let session = `http://127.0.0.1:${port}/session`;
  async function ask<T>(path: string, body?: object): Promise<T> {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(session + path, { ...sent, signal: AbortSignal.timeout(20_000) });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const evaluate = <T>(code: unknown, value?: unknown) =>
    ask<T>('/execute/sync', { script: `return (${code})(arguments[0])`, args: [value] });
  async function act(selector: string, action: string, body: object) {
    const found = await ask<object>('/element', { using: 'css selector', value: selector });
    await ask(`/element/${Object.values(found)[0]}/${action}`, body);
  }
  return {
    evaluate,
    async start() {
      session += `/${(await ask<{ sessionId: string }>('', { capabilities })).sessionId}`;
    },
    goto: (url: string) => ask('/url', { url }),
    /** Presses the middle of what is seen, and fails where anything else lies there. */
    press: (selector: string) => act(selector, 'click', {}),
    type: (selector: string, text: string) => act(selector, 'value', { text }),
    /** Brings the page nearer to a size, and says which it had. */
    async resize(width: number, height: number) {
      const [wide, high] = (await evaluate<number[]>('() => [innerWidth, innerHeight]')) as [number, number];
      const window = await ask<{ width: number; height: number }>('/window/rect');
      await ask('/window/rect', {
        width: window.width + width - wide,
        height: window.height + height - high,
      });
      return [wide, high];
    },
    close() {
      process.kill(-driver.pid!);
      rmSync(settings, { recursive: true });
    },
  };
}
