import { contentFolder } from '../src/content/folder.ts';
import { runCommand, stopRequest } from '../tools/command.ts';
import { tellUnpublished } from './desk/unpublished.ts';
import { installEditor } from './install.ts';

/* npm run rediger: the owner's editor, with the site beside it, until Ctrl-C. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

await runCommand(async () => {
  installEditor();
  console.log('Starter …');
  const { startEditor } = await import('./start.ts');
  const { editor, preview, close } = await startEditor(contentFolder);
  console.log(`
Skrivebordet er klart. Åpne denne adressen i nettleseren:

  Rediger:    ${editor}
  Nettsiden:  ${preview}
  Skrivebord: ${editor}skrivebord/

${await tellUnpublished(contentFolder)}

Alt finnes bare på denne maskinen. Stopp med Ctrl-C.
`);
  await stopRequest();
  await close();
});
