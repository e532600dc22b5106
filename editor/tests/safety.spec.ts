import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test, textOf } from './test.ts';

const port = Number(new URL(process.env['EDITOR_ADDRESS'] ?? 'http://127.0.0.1:1').port);

test('nobody else on the network reaches the editor', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal);
  for (const { address } of others) {
    const refused = await new Promise((resolve) => {
      const socket = connect({ host: address, port });
      socket.once('connect', () => resolve(false));
      socket.once('error', () => resolve(true));
    });
    expect(refused, address).toBe(true);
  }
});

test('another website that is open in the same browser reads and writes nothing', async ({
  page,
  baseURL,
}) => {
  const before = textOf('firm.yaml');
  const site = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html>'),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const results = await page.evaluate(async (editor) => {
    const body = JSON.stringify({ additions: [], deletions: [{ path: 'projects/proj1/project.json' }] });
    const attempts: [string, RequestInit][] = [
      ['api/keystatic/tree', {}],
      ['api/keystatic/update', { method: 'POST', body }],
      ['api/keystatic/update', { method: 'POST', body, mode: 'no-cors' }],
      [
        'api/keystatic/update',
        { method: 'POST', body, headers: { 'content-type': 'application/json', 'no-cors': '1' } },
      ],
    ];
    return Promise.all(
      attempts.map(([path, init]) =>
        fetch(editor + path, init).then(
          ({ type }) => type,
          () => 'refused',
        ),
      ),
    );
  }, baseURL ?? '');
  expect(results).toEqual(['refused', 'refused', 'refused', 'refused']);
  expect(textOf('firm.yaml')).toBe(before);
  expect(textOf('projects/proj1/project.yaml')).toContain('id: proj1');
  site.close();
});
