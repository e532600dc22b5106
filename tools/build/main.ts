import { runCommand } from '../shared/command.ts';
import { buildSite } from './site.ts';

/* npm run build: looks at content and environment, then builds the site into dist/. */
await runCommand(buildSite);
