import { CommandError } from './command.ts';

/** The environment is wrong; the message lists every mistake in Norwegian, for whoever runs or deploys the site. */
export class EnvironmentMistake extends CommandError {
  constructor(mistakes: readonly string[]) {
    super(['Innstillingene i miljøet må rettes:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n'));
    // Astro prints the stack of whatever its configuration throws; nobody who sets a variable needs one.
    this.stack = this.message;
  }
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** What is wrong with a value, as the rest of a sentence that begins with it. */
type Rule = (value: string) => string | false;

/** Looks at one variable after another and gathers the mistakes. One that is empty, or wrong, counts as unset. */
export function reader(variables: Variables) {
  const mistakes: string[] = [];
  const get = (name: string) => variables[name]?.trim() || undefined;
  const take = (name: string, rule: Rule, value = get(name)) => {
    const fault = value !== undefined && rule(value);
    if (fault) mistakes.push(`${name} er «${value}», ${fault}`);
    return fault ? undefined : value;
  };
  const accept = (name: string, pattern: RegExp, expected: string) =>
    take(name, (value) => !pattern.test(value) && expected);
  const isOn = (name: string, meaning: string) =>
    accept(name, /^1$/, `men kan bare være 1 (${meaning}) eller ikke satt.`) === '1';
  const takePort = (name: string, usual: number) => {
    const isPort = (value: string) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
    const expected = `men må være et helt tall fra 1 til 65535, for eksempel ${usual}.`;
    return Number(take(name, (value) => !isPort(value) && expected) ?? usual);
  };
  const [port, inboxPort] = [takePort('PORT', 4321), takePort('INBOX_PORT', 4322)];
  if (port === inboxPort)
    mistakes.push(`PORT og INBOX_PORT er begge ${port}. Nettstedet og innboksen må ha hver sin port.`);
  return { mistakes, get, take, accept, isOn, ports: { port, inboxPort } };
}

/** Reads `PORT` and `INBOX_PORT` alone, for commands that serve what is already built. */
export function readPorts(variables: Variables) {
  const { ports, mistakes } = reader(variables);
  if (mistakes.length > 0) throw new EnvironmentMistake(mistakes);
  return ports;
}
