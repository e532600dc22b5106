import { requireBuild } from './shared/build-record.ts';
import { runCommand } from './shared/command.ts';
import { packForNginx } from './shared/nginx-pack.ts';

/* npm run nginx: writes dist-nginx/ from the build, for a server (deploy/README.md). */
await runCommand(async () => {
  requireBuild();
  await packForNginx('dist', 'dist-nginx');
  console.log('Klart for nginx i dist-nginx/. Hva som gjøres på tjeneren, står i deploy/README.md.');
});
