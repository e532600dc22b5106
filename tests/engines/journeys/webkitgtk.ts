import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findMiniBrowser } from '../../../tools/shared/engines.ts';
import { type Browser, type BrowserOptions, type Engine, shake } from './browser.ts';

const keys = { Escape: Key.ESCAPE, ArrowLeft: Key.ARROW_LEFT, End: Key.END };

/** Debian's WebKitGTK over WebDriver, in a virtual screen: it has no mode without windows. */
export async function webkitGtk(): Promise<Engine> {
  const program = await startProgram();
  return {
    start: async (options) => browserOf(await startSession(program.url, options)),
    stop: () => program.stop(),
  };
}

/** Starts the program of the driver. */
async function startProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'webkitgtk-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  // Without animations: WebKitGTK 2.50 may crash on the transition between two pages.
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const port = await getPort();
  // Without a reset of the screen when a browser leaves it: the next might not reach it.
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24 -noreset'];
  const program = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: folder },
    // A group of its own, which is ended with everything that it started.
    detached: true,
    stdio: 'ignore',
  });
  const stop = () => {
    const isRunning = program.exitCode === null && program.signalCode === null;
    if (program.pid && isRunning) process.kill(-program.pid, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 300; turn += 1) {
    if (await fetch(`${url}/status`).catch(() => undefined)) return { url, stop };
    await pause(100);
  }
  stop();
  throw new Error('WebKitWebDriver does not answer');
}

/** Starts a browser of its own, which keeps nothing of the one before. */
function startSession(driverUrl: string, { proxyPort, blocksStorage }: BrowserOptions) {
  // Named here, not by WebDriver: WebKitGTK 2.50 may read beyond its list of hosts without proxy, and crash.
  const proxy = [
    `--proxy=http://localhost:${proxyPort}`,
    '--ignore-host=localhost',
    '--ignore-host=127.0.0.1',
  ];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: findMiniBrowser(),
      args: ['--automation', ...proxy, `--enable-html5-local-storage=${!blocksStorage}`],
    },
  });
  return new Builder().usingServer(driverUrl).withCapabilities(capabilities).build();
}

function browserOf(driver: WebDriver): Browser {
  const evaluate = (expression: string) => driver.executeScript<unknown>(`return ${expression}`);
  return {
    open: (address) => driver.get(address),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ width, height });
      // The window's own bar.
      const bar = height - Number(await evaluate('innerHeight'));
      await window.setRect({ width, height: height + bar });
    },
    evaluate,
    pressAt: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .move({ x: shake, y: 0, origin: Origin.POINTER, duration: 50 })
        .release()
        .perform(),
    pressKey: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    choose: (selector, files) => driver.findElement(By.css(selector)).sendKeys(files.join('\n')),
    close: () => driver.quit(),
  };
}
