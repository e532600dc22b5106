import { currentContent } from '../../src/content/current.ts';
import { runCommand } from '../shared/command.ts';
import { contentStatus } from './status.ts';

/* npm run innholdsstatus: what is filled in, what is missing, and what must be. Exits with 0: it informs. */
await runCommand(async () => {
  const { lists, end } = contentStatus(await currentContent());
  console.log(`${lists}\n${end}`);
});
