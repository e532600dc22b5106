import { runCommand } from '../shared/command.ts';
import { buildSite } from './build-site.ts';

/* npm run build: checks content and environment, then builds the site into dist/. */
await runCommand(buildSite);
