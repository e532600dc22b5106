import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommandError, runCommand } from '../command.ts';
import { packForNginx } from './pack.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const TARGET = fileURLToPath(new URL('../../dist-nginx', import.meta.url));

/* npm run nginx: makes dist-nginx/ of the build, ready to be copied to a server (deploy/README.md). */
await runCommand(async () => {
  if (!existsSync(`${DIST}/_headers`)) {
    throw new CommandError('Det finnes ikke noe bygget nettsted i dist/. Bygg det først: npm run build');
  }
  await packForNginx(DIST, TARGET);
  console.log('Klart for nginx i dist-nginx/. Hva som gjøres på tjeneren, står i deploy/README.md.');
});
