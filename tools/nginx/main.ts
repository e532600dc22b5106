import { existsSync } from 'node:fs';
import { CommandError, runCommand } from '../shared/command.ts';
import { packForNginx } from '../shared/nginx-pack.ts';

/* npm run nginx: writes dist-nginx/ from the build, for a server (deploy/README.md). */
await runCommand(async () => {
  if (!existsSync('dist/_headers')) {
    throw new CommandError('Det finnes ikke noe bygget nettsted i dist/. Bygg det først: npm run build');
  }
  await packForNginx('dist', 'dist-nginx');
  console.log('Klart for nginx i dist-nginx/. Hva som gjøres på tjeneren, står i deploy/README.md.');
});
