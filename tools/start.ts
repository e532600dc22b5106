import { runCommand } from './shared/command.ts';
import { buildSite } from './build/site.ts';

/* npm start: builds the site and serves it. One process, so that Ctrl-C and signals stop it at any time. */
await runCommand(async () => {
  await buildSite();
  await import('./serve/main.ts');
});
