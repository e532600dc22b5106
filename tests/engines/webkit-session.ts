import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { deadProxy } from './proxy.ts';

/** The driver, and the browser that it starts. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
}

/** Lets the window become as narrow as a phone: MiniBrowser's own buttons would not. It touches no page. */
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; -gtk-icon-source: none; }';

/** How often the browser may fail to start, and how long a start may take, in milliseconds. No journey is tried twice. */
const ATTEMPTS = 3;
const PATIENCE = 30_000;

/**
 * Starts the driver with a session, on a display of its own.
 *
 * @throws Error where the browser does not start in three attempts
 */
export async function startSession(programs: WebKitPrograms) {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  for (let attempt = 1; ; attempt++) {
    const started: ChildProcess[] = [];
    const stopAll = async () => void (await Promise.all(started.map(stop)));
    try {
      const session = await start(programs, folder, started, AbortSignal.timeout(PATIENCE));
      const close = async () => {
        await session.quit();
        await stopAll();
        await rm(folder, { recursive: true, force: true });
      };
      return { session, close };
    } catch (error) {
      await stopAll();
      // Sometimes MiniBrowser ends before it reaches its driver, which waits for it for ever.
      if (attempt === ATTEMPTS) throw new Error('WebKitGTK does not start.', { cause: error });
    }
  }
}

async function start(
  programs: WebKitPrograms,
  folder: string,
  started: ChildProcess[],
  signal: AbortSignal,
): Promise<WebDriver> {
  const screenArguments = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'];
  const screen = spawn('Xvfb', screenArguments, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  started.push(screen);
  const [number] = (await once(screen.stdio[3]!, 'data', { signal })) as [Buffer];
  const display = `:${number.toString().trim()}`;

  const port = 20_000 + (process.pid % 20_000);
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder, GDK_BACKEND: 'x11' };
  started.push(spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) {
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return await new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    newSession(url, programs.browser).then(resolve, reject);
  });
}

function newSession(url: string, binary: string): Promise<WebDriver> {
  return new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      proxy: {
        proxyType: 'manual',
        httpProxy: deadProxy.address,
        sslProxy: deadProxy.address,
        noProxy: ['localhost'],
      },
    })
    .build();
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const stopped = once(child, 'exit');
  child.kill();
  await stopped;
}
