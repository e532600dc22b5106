import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import { fakeGitHub } from './fake-github.ts';
import { answerRequests } from './request.ts';

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

  vi.stubGlobal('FileReader', FakeReader);
  answerRequests(async ({ method, url, body, progress, isAborted }) => {
    if (!url.endsWith('/git/blobs')) return isDown(now()) ? undefined : git.answer(method, url, body);
    begin ??= Date.now();
    running += 1;
    try {
      for (let sent = 0; sent < (body?.length ?? 0);) {
        await new Promise((resolve) => setTimeout(resolve, tick));
        if (isAborted() || isDown(now())) return undefined;
        if (isStanding(now())) continue;
        sent += (rate * tick) / 1000 / running;
        progress();
      }
    } finally {
      running -= 1;
    }
    uploads += 1;
    return git.answer(method, url, body);
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
