import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { confirm, isCancel, log, text } from '@clack/prompts';
import { readContent } from '../../src/content/read.ts';
import { claimInfo, claimNames } from '../../src/content/schema/claims.ts';
import { keysOf } from '../../src/content/values.ts';
import { CommandError, runCommand } from '../shared/command.ts';
import { contentStatus } from '../content-status/status.ts';
import { exampleContent } from '../shared/example.ts';
import { readExample } from '../shared/example-content.ts';
import { type Answers, type Question, questions, labelOf, mistakeIn, normaliseAnswer } from './questions.ts';
import { askRegister } from './register.ts';
import { requireExample, writeContent } from './write.ts';

/*
 * npm run kom-i-gang: turns the example into a firm's own content. Asks in a terminal; elsewhere it takes the
 * organisation number (`-- --orgnr 999999999`) and the register's data, and confirms no claims.
 */
await runCommand(async () => {
  const { orgnr } = parseArgs({ options: { orgnr: { type: 'string' } } }).values;
  const contentFolder = resolve(process.env['CONTENT_DIR'] || 'content');
  if (!existsSync(contentFolder)) await cp(exampleContent, contentFolder, { recursive: true });
  await requireExample(contentFolder);
  if (orgnr === undefined && !process.stdin.isTTY)
    throw new CommandError('Uten et tastatur å spørre ved trengs --orgnr.');
  const organisationNumber = normaliseAnswer(
    'organisationNumber',
    orgnr ?? (await ask('organisationNumber')),
  );
  const mistake = mistakeIn('organisationNumber', organisationNumber);
  if (mistake !== undefined) throw new CommandError(mistake);
  const { notice, ...found } = await askRegister(organisationNumber.replaceAll(' ', ''));
  if (notice) log.warn(notice);
  const answers: Answers = { ...found, facts: { organisationNumber } };
  for (const field of keysOf(questions).slice(1)) {
    const known = found.facts[field];
    const answer = normaliseAnswer(field, process.stdin.isTTY ? await ask(field, known) : known);
    if (mistakeIn(field, answer) !== undefined)
      log.warn(`${labelOf(field)} fra Enhetsregisteret kan ikke brukes: «${answer}».`);
    else if (answer) answers.facts[field] = answer;
  }
  if (process.stdin.isTTY) {
    answers.isAlone = await askYesOrNo('Er du alene i firmaet?', found.isAlone);
    answers.confirmed = [];
    for (const claim of claimNames) {
      const { question } = claimInfo[claim];
      if (question !== undefined && (await askYesOrNo(question))) answers.confirmed.push(claim);
    }
  }
  await writeContent(contentFolder, answers);
  console.log(contentStatus(await readContent(contentFolder), await readExample()).end);
  console.log(`
Firmaets innhold er på plass. Nå:
  npm run dev             se nettsiden
  npm run rediger         fyll ut det som mangler, og bytt bildene
  npm run innholdsstatus  hele listen over hva som er deres eget, og hva som er eksempelets`);
});

async function ask(field: Question, known = ''): Promise<string> {
  const answer = await text({
    message: `${labelOf(field)}${field === 'organisationNumber' ? '' : ' (tom linje: senere)'}`,
    initialValue: normaliseAnswer(field, known),
    validate: (answer) => mistakeIn(field, normaliseAnswer(field, answer)),
  });
  return isCancel(answer) ? cancel() : (answer ?? '');
}

async function askYesOrNo(message: string, initialValue = false): Promise<boolean> {
  const answer = await confirm({ message, active: 'Ja', inactive: 'Nei', initialValue });
  return isCancel(answer) ? cancel() : answer;
}

function cancel(): never {
  throw new CommandError('Avbrutt. Ingenting er endret.');
}
