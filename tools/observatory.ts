import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { readBuildRecord } from './shared/build-record.ts';
import { CommandError, runCommand } from './shared/command.ts';
import { npm } from './shared/npm.ts';
import { startSite } from './shared/workerd-server.ts';

const NAME = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const FOLDER = resolve('node_modules/.cache/observatory', VERSION);
const SCANNER = `${FOLDER}/node_modules/${NAME}`;

/** What the scanner says of one of its tests. */
type Result = { result: string; scoreModifier: number };

/*
 * npm run observatory: Mozilla's own scanner asks for what is in `dist/`, a build for the public, over https on this machine.
 * It is no package of the project: it brings 230 others, and scripts that download at install.
 */
await runCommand(async () => {
  if (!readBuildRecord().formEndpoint.startsWith('https:')) {
    throw new CommandError('dist/ is built for this machine. Build it for the public first: docs/deploy.md');
  }
  obtainScanner();
  const { scan } = await import(pathToFileURL(`${SCANNER}/src/index.js`).href);
  const site = await startSite({ port: 0, directory: resolve('dist'), https: true });
  // Its certificate is of its own making, and the scanner takes points for one that it cannot trust.
  const { hostname: host, port } = new URL(site.url);
  const socket = connect({ host, port: Number(port), rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  setDefaultCACertificates([...getCACertificates(), String(socket.getPeerX509Certificate())]);
  socket.destroy();
  const { scan: total, tests } = await scan(new URL(site.url).host).finally(() => site.close());
  for (const [test, { result, scoreModifier }] of Object.entries<Result>(tests))
    console.log(`${String(scoreModifier).padStart(4)}  ${test}: ${result}`);
  console.log(`${String(total.score).padStart(4)}  ${total.grade}`);
  if (total.grade !== 'A+') throw new CommandError('Less than A+: the lines with a minus say why.');
});

function obtainScanner(): void {
  const args = ['--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', `${NAME}@${VERSION}`];
  if (!existsSync(`${SCANNER}/src/index.js`) && !npm(['install', ...args])) {
    throw new CommandError(`${NAME} could not be fetched from npm.`);
  }
  // The list of domains that browsers know as https only, which its install script would fetch: none is ours.
  writeFileSync(`${SCANNER}/conf/hsts-preload.json`, '{}');
}
