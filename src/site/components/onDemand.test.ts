import { expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.ts';

test('fetches each thing once, and again only after a failure', async () => {
  const fetch = vi.fn(async (key: string) => key.toUpperCase());
  const load = onDemand(fetch);
  fetch.mockRejectedValueOnce(new Error('No line.'));
  await expect(load('a')).rejects.toThrow('No line.');
  expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual(['A', 'A', 'B']);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('fails after its limit, and asks again then', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => new Promise<string>(() => {}));
  const load = onDemand(fetch, 10_000);
  const late = expect(load()).rejects.toThrow('Nothing after 10000 ms.');
  await vi.advanceTimersByTimeAsync(10_000);
  await late;
  fetch.mockResolvedValueOnce('arrived');
  expect(await load()).toBe('arrived');
  vi.useRealTimers();
});
