import { runCommand } from './shared/command.ts';
import { buildSite } from './build/build-site.ts';

/* npm start: builds and serves the site in one process, which a signal stops at any time. */
await runCommand(async () => {
  await buildSite();
  await import('./serve.ts');
});
