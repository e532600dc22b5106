import { providerOf } from '../src/enquiry/readProviderAnswer.ts';
import { EnvironmentMistake, reader, type Variables } from './variables.ts';

/** Whether an address points at the machine itself, so that only a developer can reach it. */
export const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';

/** `.example` never belongs to anyone (RFC 2606 section 2). */
const isExample = ({ hostname }: URL) => hostname.endsWith('.example');

/** An https address, or plain http on this machine; without a user name, which a browser refuses to post to. */
function reachable(value: string): URL | undefined {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url)) ? url : undefined;
}

/** Reads the environment (docs/deploy.md says what each is for); the firm’s own address stands in for an unset `SITE_URL`. */
export function checkEnvironment(variables: Variables, firmWebsite?: string) {
  const { mistakes, get, take, accept, isOn, ports } = reader(variables);
  const deploy = isOn('DEPLOY', 'bygg for publisering');
  const demo = isOn('ALLOW_DEMO', 'bygg en åpent merket demo');

  const example = 'for eksempel https://formspree.io/f/dinkode';
  const ask = `Sett den til adressen fra skjemaleverandøren, ${example}.`;
  const endpoint = take('PUBLIC_FORM_ENDPOINT', (value) => {
    const url = reachable(value);
    if (!url) return `men må være en fullstendig adresse som begynner med https://, ${example}.`;
    return deploy && isLocal(url) && `som bare finnes på denne maskinen. ${ask}`;
  });
  if (deploy && get('PUBLIC_FORM_ENDPOINT') === undefined)
    mistakes.push(`PUBLIC_FORM_ENDPOINT mangler. ${ask} Uten den kan ingen sende en henvendelse.`);
  const formEndpoint = endpoint ?? `http://localhost:${ports.inboxPort}`;
  const formMode = accept(
    'PUBLIC_FORM_MODE',
    /^(assumed|confirmed)$/,
    'men kan bare være assumed (vanlig) eller confirmed (svaret fra skjemaleverandøren leses).',
  );
  const formAccessKey = get('PUBLIC_FORM_ACCESS_KEY') ?? '';
  // Without its key Web3Forms refuses every enquiry, and a form that assumes would say thank you all the same.
  if (providerOf(formEndpoint).name !== 'Web3Forms') {
    if (formAccessKey !== '')
      mistakes.push('PUBLIC_FORM_ACCESS_KEY er satt, men brukes bare med Web3Forms. Ta den bort.');
  } else if (formMode !== 'confirmed' || formAccessKey === '') {
    mistakes.push(
      'Web3Forms må ha PUBLIC_FORM_MODE=confirmed og nøkkelen til skjemaet i PUBLIC_FORM_ACCESS_KEY. Uten dem kommer ingen henvendelser frem.',
    );
  }

  const isGiven = get('SITE_URL') !== undefined;
  const source = isGiven ? 'SITE_URL' : 'Nettadressen i content/firm.yaml (feltet website)';
  const judge = (value: string) => {
    const url = reachable(value);
    if (!url || url.href !== `${url.origin}/`)
      return 'men må være en adresse som begynner med https:// og slutter etter domenet, uten noe bak.';
    if (deploy && isLocal(url)) return 'som bare finnes på denne maskinen. Bruk nettstedets egen adresse.';
    return (
      deploy && isExample(url) && 'som er en eksempeladresse. Sett SITE_URL til nettstedets egen adresse.'
    );
  };
  const site = take(source, judge, get('SITE_URL') ?? firmWebsite);
  if (deploy && !isGiven && firmWebsite === undefined)
    mistakes.push('SITE_URL mangler. Sett den til nettstedets adresse, med https:// foran.');
  const url = new URL(site ?? `http://localhost:${ports.port}`);

  const editorRepo = accept(
    'EDITOR_REPO',
    /^[\w-]+\/[\w.-]+$/,
    'men må være eier og navn på GitHub, for eksempel eksempelbad/nettsted.',
  );
  const whole =
    'men må være adressen til innloggingen uten skråstrek til slutt, for eksempel https://logg-inn.eksempelbad.workers.dev.';
  const editorSignIn = take('EDITOR_SIGN_IN', (value) => URL.parse(value)?.origin !== value && whole);

  const environment = {
    ...ports,
    /** True for a build meant for the public. */
    deploy,
    /** True for a build that says openly that its content is the example's; never indexed. */
    demo,
    /** False for a public demo, which search engines must not list. Other copies name the site by their canonical address. */
    indexable: !(deploy && demo),
    /** Address that the contact form posts to. */
    formEndpoint,
    /** `assumed`: any answer to an enquiry counts as sent. `confirmed`: the provider's own word is read. */
    formMode: formMode === 'confirmed' ? ('confirmed' as const) : ('assumed' as const),
    /** The form's public key at Web3Forms; empty with every other provider. */
    formAccessKey,
    /** Origin of the public site, without a trailing slash. */
    siteUrl: url.origin,
    /** `owner/name` of the repository that the page `/rediger` edits; empty for a site without that page. */
    editorRepo: editorRepo ?? '',
    /** Address of the sign-in worker for `/rediger` (edge/sign-in.ts); empty where a token is used. */
    editorSignIn: editorSignIn ?? '',
  };
  return { environment, mistakes };
}

export type Environment = ReturnType<typeof checkEnvironment>['environment'];

/** The same for who has no more to say than the mistakes: all of them at once, as an EnvironmentMistake. */
export function readEnvironment(...given: Parameters<typeof checkEnvironment>): Environment {
  const { environment, mistakes } = checkEnvironment(...given);
  if (mistakes.length > 0) throw new EnvironmentMistake(mistakes);
  return environment;
}
