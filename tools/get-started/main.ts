import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isCancel, log, text } from '@clack/prompts';
import { readContent } from '../../src/content/read.ts';
import { keysOf } from '../../src/content/values.ts';
import { CommandError, runCommand } from '../shared/command.ts';
import { contentStatus } from '../content-status/status.ts';
import { type Facts, labelOf, mistakeIn, normaliseFact, type Question, questions } from './questions.ts';
import { askRegister } from './register.ts';
import { refuseExisting, writeContent } from './write.ts';

/*
 * npm run kom-i-gang: makes a firm's content from the template. Asks in a terminal; elsewhere it takes the
 * organisation number (`-- --orgnr 999999999`) and the register's data.
 */
await runCommand(async () => {
  const { orgnr } = parseArgs({ options: { orgnr: { type: 'string' } } }).values;
  const folder = resolve(process.env['CONTENT_DIR'] || 'content');
  refuseExisting(folder);
  if (orgnr === undefined && !process.stdin.isTTY)
    throw new CommandError('Uten et tastatur å spørre ved trengs --orgnr.');
  const organisationNumber = normaliseFact('organisationNumber', orgnr ?? (await ask('organisationNumber')));
  const mistake = mistakeIn('organisationNumber', organisationNumber);
  if (mistake !== undefined) throw new CommandError(mistake);
  const { notice, facts: found } = await askRegister(organisationNumber.replaceAll(' ', ''));
  if (notice) log.warn(notice);
  const facts: Facts = { organisationNumber };
  for (const field of keysOf(found)) {
    const known = normaliseFact(field, found[field]);
    if (mistakeIn(field, known) === undefined) facts[field] = known;
  }
  if (process.stdin.isTTY)
    for (const field of keysOf(questions)) {
      const known = facts[field];
      // The register's data needs no confirmation, except how the firm wants to be reached.
      if (known !== undefined && field !== 'phone' && field !== 'email') continue;
      const answer = normaliseFact(field, await ask(field, known));
      if (answer) facts[field] = answer;
    }
  await writeContent(folder, facts);
  console.log(contentStatus(await readContent(folder)).end);
  console.log(`
Firmaets innhold ligger i content/. Nå:
  npm run dev             se nettsiden
  npm run rediger         fyll ut det som mangler, og legg inn bilder
  npm run innholdsstatus  hva som er fylt ut, og hva som mangler`);
});

async function ask(field: Question, initialValue = ''): Promise<string> {
  const answer = await text({
    message: `${labelOf(field)}${field === 'organisationNumber' ? '' : ' (tom linje: senere)'}`,
    initialValue,
    validate: (typed) => mistakeIn(field, normaliseFact(field, typed)),
  });
  if (isCancel(answer)) throw new CommandError('Avbrutt. Ingenting er laget.');
  return answer ?? '';
}
