#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createServer, connect, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';

/*
 * Debian's Firefox, as Playwright starts it: before every page Playwright asks for a colour scheme, which this Firefox cannot
 * set yet. Its refusal is turned into consent of the same length on the way back; everything else passes as it is.
 */
const refusal =
  /\{"type":"error","id":(\d+),"error":"unknown command","message":"[^"]*emulation\.setMediaFeaturesOverride[^]*?"stacktrace":"[^"]*"\}/g;

const agree = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = chunk.toString('latin1');
      done(
        null,
        Buffer.from(
          text.replace(refusal, (all, id) => `{"type":"success","id":${id},"result":{}}`.padEnd(all.length)),
          'latin1',
        ),
      );
    },
  });

const browser = spawn(process.env['SYSTEM_FIREFOX']!, process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
browser.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => browser.kill(signal));
createInterface(browser.stderr).on('line', (line) => {
  const [, port] = /WebDriver BiDi listening on ws:\/\/[^:]*:(\d+)/.exec(line) ?? [];
  if (port === undefined) return void process.stderr.write(`${line}\n`);
  const server = createServer((client) => {
    const bidi = connect(Number(port), '127.0.0.1');
    // It answers only to the address that it told of.
    client.once('data', (request) => {
      bidi.write(String(request).replace(/^Host: .*$/im, `Host: 127.0.0.1:${port}`));
      client.pipe(bidi).pipe(agree()).pipe(client);
    });
    for (const socket of [client, bidi])
      socket.on('error', () => {
        client.destroy();
        bidi.destroy();
      });
  });
  server.listen(0, '127.0.0.1', () =>
    process.stderr.write(
      `WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
    ),
  );
});
