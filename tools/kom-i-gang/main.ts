import { parseArgs } from 'node:util';
import { log, text } from '@clack/prompts';
import { contentFolder } from '../../src/content/folder.ts';
import { readContent } from '../../src/content/read.ts';
import { CommandError, runCommand } from '../command.ts';
import { readExample } from '../example-content.ts';
import { contentStatus } from '../content-status/status.ts';
import { type Answers, faultOf, fields, labelOf, type Option, tidy } from './fields.ts';
import { isOrganisationNumber, spaced } from './names.ts';
import { askRegister } from './register.ts';
import { requireExample, writeContent } from './write.ts';

const options = Object.keys(fields) as Option[];

const help = `
npm run kom-i-gang

Lager firmaets innhold av eksempelet. Opplysningene hentes fra Enhetsregisteret; resten spør kommandoen om.
Med valg bak to bindestreker kjører den uten å spørre:

  npm run kom-i-gang -- --orgnr "999 999 999" --telefon "00 00 00 00" --farge "#7a1f2b"

  --orgnr <ni sifre>
${options.map((option) => `  --${option} <tekst>`.padEnd(26) + labelOf(option)).join('\n')}
  --logo <fil.svg>        Merket, uten firmanavnet. Uten det lages et av forbokstaven.
  --hjelp                 Denne teksten.
`;

/* npm run kom-i-gang: from the example to a firm's own content. Asks in a terminal; takes options anywhere. */
await runCommand(async () => {
  const { hjelp, ...values } = readOptions();
  const { orgnr, logo, ...given } = values as Partial<Record<Option | 'orgnr' | 'logo', string>>;
  if (hjelp) return console.log(help);
  await requireExample(contentFolder);
  const digits = await organisationNumber(orgnr);
  const { facts, notice } = await askRegister(digits);
  if (notice) log.warn(notice);
  const answers = await complete(given, facts);
  const { register } = facts;
  await writeContent(
    contentFolder,
    { ...(register && { register }), ...answers, organisationNumber: spaced(digits) },
    logo,
  );
  console.log(contentStatus(await readContent(contentFolder), await readExample()));
  console.log(
    '\nFirmaets innhold er på plass. Nå:\n  npm run dev      se nettsiden\n  npm run rediger  fyll ut det som mangler, og bytt bildene',
  );
});

function readOptions() {
  const taken = Object.fromEntries(
    [...options, 'orgnr', 'logo'].map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ options: { ...taken, hjelp: { type: 'boolean' } } }).values;
  } catch (error) {
    const option = /'([^']+)'/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    throw new CommandError(`Forstår ikke «${option}». Valgene står i npm run kom-i-gang -- --hjelp.`);
  }
}

async function organisationNumber(given: string | undefined): Promise<string> {
  const clean = (answer = '') => answer.replace(/\D/g, '');
  const fault = (answer?: string) =>
    isOrganisationNumber(clean(answer))
      ? undefined
      : 'Et organisasjonsnummer har ni sifre, og det siste stemmer med de andre. Se etter en skrivefeil.';
  const ask = { message: 'Firmaets organisasjonsnummer', validate: fault };
  if (given === undefined && process.stdin.isTTY) return clean(answered(await text(ask)));
  if (given === undefined) throw new CommandError('Uten et tastatur å spørre ved trengs --orgnr.');
  const wrong = fault(given);
  if (wrong) throw new CommandError(`«${given}»: ${wrong}`);
  return clean(given);
}

/** What was given, what the register knows, and in a terminal what somebody answers; the rest stays a gap. */
async function complete(given: Partial<Record<Option, string>>, facts: Answers): Promise<Answers> {
  const answers: Answers = {};
  for (const option of options) {
    const { key } = fields[option];
    const known = tidy(option, facts[key]);
    const answer = tidy(option, given[option] ?? (process.stdin.isTTY ? await ask(option, known) : known));
    if (!answer) continue;
    const fault = faultOf(option, answer);
    if (!fault) answers[key] = answer;
    else if (given[option] === undefined)
      log.warn(`${labelOf(option)} fra Enhetsregisteret kan ikke brukes: «${answer}».`);
    else throw new CommandError(`--${option} «${answer}»: ${fault}`);
  }
  return answers;
}

async function ask(option: Option, known: string): Promise<string> {
  const validate = (answer?: string) => (answer?.trim() ? faultOf(option, tidy(option, answer)) : undefined);
  const message = `${labelOf(option)} (tom linje: senere)`;
  return answered(await text({ message, initialValue: known, validate }));
}

function answered(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw new CommandError('Avbrutt. Ingenting er endret.');
  return answer ?? '';
}
