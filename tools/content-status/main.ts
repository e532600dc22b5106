import { currentContent } from '../../src/content/current.ts';
import { readExample } from '../shared/example-content.ts';
import { runCommand } from '../shared/command.ts';
import { contentStatus } from './status.ts';

/* npm run innholdsstatus: what is filled in, the example's, or missing. Exits with 0: it only informs. */
await runCommand(async () => {
  const { lists, end } = contentStatus(await currentContent(), await readExample());
  console.log(`${lists}\n${end}`);
});
