import { parseArgs } from 'node:util';
import { log, text } from '@clack/prompts';
import { contentFolder } from '../../src/content/current.ts';
import { readContent } from '../../src/content/read.ts';
import { CommandError, runCommand } from '../command.ts';
import { readExample } from '../example-content.ts';
import { contentStatus } from '../content-status/status.ts';
import { type Answers, faultOf, fields, labelOf, type Option, options, tidy } from './fields.ts';
import { askRegister } from './register.ts';
import { requireExample, writeContent } from './write.ts';

const help = `
npm run kom-i-gang

Lager firmaets innhold av eksempelet. Opplysningene hentes fra Enhetsregisteret; resten spør kommandoen om.
Med valg bak to bindestreker kjører den uten å spørre:

  npm run kom-i-gang -- --orgnr "999 999 999" --telefon "00 00 00 00" --farge "#7a1f2b"

${options.map((option) => `  --${option} <tekst>`.padEnd(26) + labelOf(option)).join('\n')}
  --logo <fil.svg>        Merket, uten firmanavnet. Uten det lages et av forbokstaven.
  --hjelp                 Denne teksten.
`;

/* npm run kom-i-gang: from the example to a firm's own content. Asks in a terminal; takes options anywhere. */
await runCommand(async () => {
  const taken = Object.fromEntries([...options, 'logo'].map((name) => [name, { type: 'string' as const }]));
  const { hjelp, ...values } = parseArgs({ options: { ...taken, hjelp: { type: 'boolean' } } }).values;
  const { logo, ...given } = values as Partial<Record<Option | 'logo', string>>;
  if (hjelp) return console.log(help);
  await requireExample(contentFolder);
  if (given.orgnr === undefined && !process.stdin.isTTY)
    throw new CommandError('Uten et tastatur å spørre ved trengs --orgnr.');
  const organisationNumber = await answerTo('orgnr', given.orgnr);
  const { facts, notice } = await askRegister(organisationNumber.replaceAll(' ', ''));
  if (notice) log.warn(notice);
  const answers: Answers = { ...(facts.register && { register: facts.register }), organisationNumber };
  for (const option of options.slice(1)) {
    const { key } = fields[option];
    const answer = await answerTo(option, given[option], facts[key]);
    if (answer) answers[key] = answer;
  }
  await writeContent(contentFolder, answers, logo);
  console.log(contentStatus(await readContent(contentFolder), await readExample()).end);
  console.log(
    `
Firmaets innhold er på plass. Nå:
  npm run dev             se nettsiden
  npm run rediger         fyll ut det som mangler, og bytt bildene
  npm run innholdsstatus  hele listen over hva som er deres eget, og hva som er eksempelets`,
  );
});

/** What was given, in a terminal what somebody answers, else what the register knows; what is empty stays a gap. */
async function answerTo(option: Option, given: string | undefined, known?: string): Promise<string> {
  const answer = tidy(option, given ?? (process.stdin.isTTY ? await ask(option, known) : known));
  const fault = faultOf(option, answer);
  if (fault === undefined) return answer;
  if (given !== undefined) throw new CommandError(`--${option} «${given}»: ${fault}`);
  log.warn(`${labelOf(option)} fra Enhetsregisteret kan ikke brukes: «${answer}».`);
  return '';
}

async function ask(option: Option, known = ''): Promise<string> {
  const answer = await text({
    message: `${labelOf(option)}${option === 'orgnr' ? '' : ' (tom linje: senere)'}`,
    initialValue: tidy(option, known),
    validate: (answer) => faultOf(option, tidy(option, answer)),
  });
  if (typeof answer === 'symbol') throw new CommandError('Avbrutt. Ingenting er endret.');
  return answer ?? '';
}
