/** Where the build sends enquiries, which address it is made for, and the ports of the local servers. */
export interface Environment extends Ports {
  /** Address that the contact form posts to. */
  formEndpoint: string;
  /** Whether the form reads the provider's answer (`PUBLIC_FORM_MODE`). */
  formMode: FormMode;
  /** The form's public key at Web3Forms (`PUBLIC_FORM_ACCESS_KEY`); empty with every other provider. */
  formAccessKey: string;
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string;
  /** True where search engines may list the pages: the build is for an address of the firm's own, given in `SITE_URL`. */
  indexable: boolean;
  /** True for a build meant for the public (`DEPLOY=1`). */
  deploy: boolean;
  /** `owner/name` of the repository that the page `/rediger` edits (`EDITOR_REPO`); empty for a site without that page. */
  editorRepo: string;
  /** Address of the sign-in worker for `/rediger` (`EDITOR_SIGN_IN`, edge/sign-in.ts); empty where a token is used. */
  editorSignIn: string;
  /** True for a build that says openly that its content is the example's (`ALLOW_DEMO=1`); never indexed. */
  demo: boolean;
}

/** `assumed`: any answer to an enquiry counts as sent. `confirmed`: the provider's own word is read. */
export type FormMode = 'assumed' | 'confirmed';

/** The ports of the two local servers. */
export interface Ports {
  port: number;
  inboxPort: number;
}

/** The environment is wrong; the message lists every mistake in Norwegian, for whoever runs or deploys the site. */
export class EnvironmentMistake extends Error {
  constructor(mistakes: readonly string[]) {
    super(['Innstillingene i miljøet må rettes:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n'));
    this.name = 'EnvironmentMistake';
    // Astro prints the stack of whatever its configuration throws; nobody who sets a variable needs one.
    this.stack = this.message;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates every environment variable of the project.
 *
 * @param variables usually `process.env`; an empty variable counts as unset
 * @param firmWebsite the firm's own address from its content, used where `SITE_URL` is unset
 * @throws EnvironmentMistake with all mistakes at once
 */
export function readEnvironment(variables: Variables, firmWebsite?: string): Environment {
  const { environment, mistakes } = checkEnvironment(variables, firmWebsite);
  if (mistakes.length > 0) throw new EnvironmentMistake(mistakes);
  return environment;
}

/** Like `readEnvironment`, for who has more to say than the mistakes; where a variable is wrong its default stands. */
export function checkEnvironment(
  variables: Variables,
  firmWebsite?: string,
): { environment: Environment; mistakes: string[] } {
  const mistakes: string[] = [];
  const ports = checkPorts(variables, mistakes);
  const deploy = checkSwitch(variables, 'DEPLOY', 'bygg for publisering', mistakes);
  const demo = checkSwitch(variables, 'ALLOW_DEMO', 'bygg en åpent merket demo', mistakes);
  const formEndpoint = checkEndpoint(variables, deploy, mistakes) ?? `http://localhost:${ports.inboxPort}`;
  const form = checkForm(variables, formEndpoint, mistakes);
  const siteUrl = checkSite(variables, firmWebsite, deploy, mistakes) ?? `http://localhost:${ports.port}`;
  const indexable = valueOf(variables, 'SITE_URL') !== undefined && isOwnAddress(siteUrl) && !demo;
  const editor = checkEditor(variables, mistakes);
  return {
    environment: { ...ports, deploy, demo, indexable, formEndpoint, ...form, ...editor, siteUrl },
    mistakes,
  };
}

/**
 * Reads `PORT` and `INBOX_PORT` alone, for commands that serve what is already built.
 *
 * @throws EnvironmentMistake with all mistakes at once
 */
export function readPorts(variables: Variables): Ports {
  const mistakes: string[] = [];
  const ports = checkPorts(variables, mistakes);
  if (mistakes.length > 0) throw new EnvironmentMistake(mistakes);
  return ports;
}

/** Whether an address points at the machine itself, so that only a developer can reach it. */
export function isLocal(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '127.0.0.1';
}

function checkPorts(variables: Variables, mistakes: string[]): Ports {
  const port = checkPort(variables, 'PORT', 4321, mistakes);
  const inboxPort = checkPort(variables, 'INBOX_PORT', 4322, mistakes);
  if (port === inboxPort) {
    mistakes.push(`PORT og INBOX_PORT er begge ${port}. Nettstedet og innboksen må ha hver sin port.`);
  }
  return { port, inboxPort };
}

function checkPort(variables: Variables, name: string, fallback: number, mistakes: string[]): number {
  const value = valueOf(variables, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  mistakes.push(`${name} er «${value}», men må være et helt tall fra 1 til 65535, for eksempel ${fallback}.`);
  return fallback;
}

function checkSwitch(variables: Variables, name: string, meaning: string, mistakes: string[]): boolean {
  const value = valueOf(variables, name);
  if (value === undefined || value === '1') return value === '1';
  mistakes.push(`${name} er «${value}», men kan bare være 1 (${meaning}) eller ikke satt.`);
  return false;
}

function checkEditor(
  variables: Variables,
  mistakes: string[],
): Pick<Environment, 'editorRepo' | 'editorSignIn'> {
  const editorRepo = valueOf(variables, 'EDITOR_REPO') ?? '';
  if (!/^([\w-]+\/[\w.-]+)?$/.test(editorRepo)) {
    mistakes.push(
      `EDITOR_REPO er «${editorRepo}», men må være eier og navn på GitHub, for eksempel eksempelbad/nettsted.`,
    );
  }
  const editorSignIn = valueOf(variables, 'EDITOR_SIGN_IN') ?? '';
  if (editorSignIn !== '' && URL.parse(editorSignIn)?.origin !== editorSignIn) {
    mistakes.push(
      `EDITOR_SIGN_IN er «${editorSignIn}», men må være adressen til innloggingen uten skråstrek til slutt, for eksempel https://logg-inn.eksempelbad.workers.dev.`,
    );
  }
  return { editorRepo, editorSignIn };
}

function checkEndpoint(variables: Variables, deploy: boolean, mistakes: string[]): string | undefined {
  const value = valueOf(variables, 'PUBLIC_FORM_ENDPOINT');
  const example = 'for eksempel https://formspree.io/f/dinkode';
  if (value === undefined) {
    if (deploy) {
      mistakes.push(
        `PUBLIC_FORM_ENDPOINT mangler. Sett den til adressen fra skjemaleverandøren, ${example}. Uten den kan ingen sende en henvendelse.`,
      );
    }
    return undefined;
  }
  const url = reachableAddress(value);
  if (!url) {
    mistakes.push(
      `PUBLIC_FORM_ENDPOINT er «${value}», men må være en fullstendig adresse som begynner med https://, ${example}.`,
    );
  } else if (deploy && isLocal(url)) {
    mistakes.push(
      `PUBLIC_FORM_ENDPOINT er «${value}», som bare finnes på denne maskinen. Sett den til adressen fra skjemaleverandøren, ${example}.`,
    );
  }
  return value;
}

function checkForm(
  variables: Variables,
  endpoint: string,
  mistakes: string[],
): Pick<Environment, 'formMode' | 'formAccessKey'> {
  const formMode = valueOf(variables, 'PUBLIC_FORM_MODE') ?? 'assumed';
  const formAccessKey = valueOf(variables, 'PUBLIC_FORM_ACCESS_KEY') ?? '';
  if (formMode !== 'assumed' && formMode !== 'confirmed') {
    mistakes.push(
      `PUBLIC_FORM_MODE er «${formMode}», men kan bare være assumed (vanlig) eller confirmed (svaret fra skjemaleverandøren leses).`,
    );
    return { formMode: 'assumed', formAccessKey };
  }
  const isWeb3Forms = URL.parse(endpoint)?.hostname === 'api.web3forms.com';
  // Without its key Web3Forms refuses every enquiry, and a form that assumes would say thank you all the same.
  if (isWeb3Forms && (formMode === 'assumed' || formAccessKey === '')) {
    mistakes.push(
      'Web3Forms må ha PUBLIC_FORM_MODE=confirmed og nøkkelen til skjemaet i PUBLIC_FORM_ACCESS_KEY. Uten dem kommer ingen henvendelser frem.',
    );
  } else if (!isWeb3Forms && formAccessKey !== '') {
    mistakes.push('PUBLIC_FORM_ACCESS_KEY er satt, men brukes bare med Web3Forms. Ta den bort.');
  }
  return { formMode, formAccessKey };
}

function checkSite(
  variables: Variables,
  firmWebsite: string | undefined,
  deploy: boolean,
  mistakes: string[],
): string | undefined {
  const given = valueOf(variables, 'SITE_URL');
  const value = given ?? firmWebsite;
  const source = given === undefined ? 'Nettadressen i content/firm.yaml (feltet website)' : 'SITE_URL';
  if (value === undefined) {
    if (deploy) mistakes.push('SITE_URL mangler. Sett den til nettstedets adresse, med https:// foran.');
    return undefined;
  }
  const url = reachableAddress(value);
  if (!url || url.href !== `${url.origin}/`) {
    mistakes.push(
      `${source} er «${value}», men må være en adresse som begynner med https:// og slutter etter domenet, uten noe bak.`,
    );
    return undefined;
  }
  if (deploy && isLocal(url)) {
    mistakes.push(
      `${source} er «${value}», som bare finnes på denne maskinen. Bruk nettstedets egen adresse.`,
    );
  } else if (deploy && isExample(url)) {
    mistakes.push(
      `${source} er «${value}», som er en eksempeladresse. Sett SITE_URL til nettstedets egen adresse.`,
    );
  }
  return url.origin;
}

/** An https address, or plain http on this machine; without a user name, which a browser refuses to post to. */
function reachableAddress(value: string): URL | undefined {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return undefined;
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url));
  return allowed ? url : undefined;
}

/** Whether an address can be the one that the site is to be found at. */
function isOwnAddress(address: string): boolean {
  const url = new URL(address);
  return !isLocal(url) && !isExample(url);
}

/** `.example` never belongs to anyone (RFC 2606 section 2). */
function isExample(url: URL): boolean {
  return url.hostname.endsWith('.example');
}

function valueOf(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}
