import { contentFolder } from '../../src/content/folder.ts';
import { CommandError, runCommand } from '../command.ts';
import { folderName } from '../content/folder.ts';
import { rewriteDemoPictures } from './demo-pictures.ts';
import { contentStatus } from './status.ts';

const rewrite = '--lagre-demobilder';

/*
 * npm run innholdsstatus: tells the owner how far the content has come. Always ends with code 0, as it only informs.
 * With --lagre-demobilder it notes the pictures that are there now as the example's.
 */
await runCommand(async () => {
  const [option] = process.argv.slice(2);
  if (option === rewrite) {
    console.log(`Noterte ${await rewriteDemoPictures(contentFolder)} bilder som eksempelets.`);
  } else if (option === undefined) {
    console.log(await contentStatus(contentFolder, folderName(contentFolder)));
  } else {
    throw new CommandError(
      `Ukjent valg «${option}». Kjør npm run innholdsstatus uten valg, eller med ${rewrite}.`,
    );
  }
});
