import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import { fakeGitHub } from './fake-github.ts';
import { FakeRequest } from './request.ts';

/** Bytes per second of 1 Mbit/s. */
const rate = 125_000;

/** How often a browser tells of the progress of an upload, in milliseconds. */
const tick = 500;

/** Reads at once: only the connection takes time. */
class FakeReader {
  result = '';
  onload?: () => void;
  readAsDataURL(blob: Blob) {
    void blob.arrayBuffer().then((bytes) => {
      this.result = `data:,${Buffer.from(bytes).toString('base64')}`;
      this.onload?.();
    });
  }
}

interface Connection {
  /** True for a second in which no byte moves. */
  isStanding?: (second: number) => boolean;
  /** True for a second in which every request fails, also one on its way. */
  isDown?: (second: number) => boolean;
}

/**
 * A repository in memory behind a connection of 1 Mbit/s, which all uploads share; for fake timers. Its
 * seconds begin with the first upload, and pass only while there is one.
 */
export function slowConnection(files: Readonly<Record<string, string>>, connection: Connection) {
  const { isStanding = () => false, isDown = () => false } = connection;
  const git = fakeGitHub(files);
  let begin: number | undefined;
  const now = () => (begin === undefined ? 0 : (Date.now() - begin) / 1000);
  let [running, uploads] = [0, 0];

  class SlowRequest extends FakeRequest {
    #isAborted = false;
    #isPicture = false;
    override open(method: string, url: string) {
      this.#isPicture = url.endsWith('/git/blobs');
      super.open(method, url);
    }
    override abort() {
      this.#isAborted = true;
      super.abort();
    }
    override send(body: string) {
      if (!this.#isPicture) return super.send(body);
      begin ??= Date.now();
      running += 1;
      void this.#move(body, 0).finally(() => (running -= 1));
    }
    async #move(body: string, sent: number): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, tick));
      if (this.#isAborted) return;
      if (isDown(now())) return this.onloadend?.();
      const next = isStanding(now()) ? sent : sent + (rate * tick) / 1000 / running;
      if (next > sent) this.upload.onprogress?.();
      return next < body.length ? this.#move(body, next) : super.send(body);
    }
  }
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  vi.stubGlobal('FileReader', FakeReader);
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    if (isDown(now())) return Promise.reject(new TypeError('Failed to fetch'));
    if (method === 'POST' && url.endsWith('/git/blobs')) uploads += 1;
    return Promise.resolve(git.answer(method, url, body as string | undefined));
  });

  return {
    read: git.read,
    bytes: git.bytes,
    /** How many pictures have arrived, counted as often as they were sent. */
    uploads: () => uploads,
    /** Awaits a promise while the connection's seconds pass. */
    settled: async <Result>(promise: Promise<Result>): Promise<Result> => {
      let isOver = false;
      void promise.catch(() => undefined).finally(() => (isOver = true));
      while (!isOver) await (running > 0 ? vi.advanceTimersByTimeAsync(tick) : setImmediate());
      return promise;
    },
  };
}
