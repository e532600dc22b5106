import { currentContent } from '../../src/content/current.ts';
import { readExample } from '../shared/example-content.ts';
import { runCommand } from '../shared/command.ts';
import { contentStatus } from './status.ts';

/* npm run innholdsstatus: tells the owner how far the content has come. Always ends with code 0, as it only informs. */
await runCommand(async () => {
  const { tables, end } = contentStatus(await currentContent(), await readExample());
  console.log(`${tables}\n${end}`);
});
