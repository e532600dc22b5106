import { runCommand } from '../shared/command.ts';
import { buildSite } from './site.ts';

/* npm run build: checks content and environment, then builds the site into dist/. */
await runCommand(buildSite);
