import { z } from 'zod';
import { enquiryDelivery } from '../content/providers.ts';
import type { Firm } from '../content/schema/firm.ts';

/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

const isLocal = (address: string) => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(address);

/** An https address, or http on this machine, without credentials, which `fetch` refuses. */
function isReachable(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !url.username && !url.password && (url.protocol === 'https:' || isLocal(url.href));
}

/** A text with a rule. The message continues a sentence that begins with the variable's name and value. */
const textWithRule = (isRight: (value: string) => boolean, error: string) =>
  z.string().refine(isRight, { error, abort: true });

const flag = (meaning: string) =>
  textWithRule((value) => value === '1', `men kan bare være 1 (${meaning}) eller ikke satt.`).optional();

function port(defaultPort: number) {
  const error = `men må være et helt tall fra 1 til 65535, for eksempel ${defaultPort}.`;
  return z.coerce.number(error).int(error).min(1, error).max(65_535, error).default(defaultPort);
}

const useProvider =
  'Sett den til adressen fra skjemaleverandøren, for eksempel https://formspree.io/f/dinkode.';

/** Rules of each variable alone; docs/deploy.md explains them. */
const variablesSchema = (deploy: boolean) => {
  const isPublic = (address: string) => !deploy || !isLocal(address);
  return z.object({
    PORT: port(4321),
    INBOX_PORT: port(4322),
    DEPLOY: flag('bygg for publisering'),
    ALLOW_DEMO: flag('bygg en åpent merket demo'),
    PUBLIC_FORM_ENDPOINT: textWithRule(
      isReachable,
      'men må være en fullstendig adresse som begynner med https://, for eksempel https://formspree.io/f/dinkode.',
    )
      .refine(isPublic, `som bare finnes på denne maskinen. ${useProvider}`)
      // Web3Forms refuses a message without its key. A demo has none, and its page does not read the answer.
      .refine((address) => !address.includes('web3forms'), 'men demoen kan ikke bruke Web3Forms.')
      .optional(),
    SITE_URL: textWithRule(
      (value) => isReachable(value) && URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
      'men må være en adresse som begynner med https:// og slutter etter domenet, uten noe bak.',
    )
      .refine(isPublic, 'som bare finnes på denne maskinen. Bruk nettstedets egen adresse.')
      .optional(),
    EDITOR_REPO: textWithRule(
      (value) => /^[\w-]+\/[\w.-]+$/.test(value),
      'men må være eier og navn på GitHub, for eksempel eksempelbad/nettsted.',
    ).default(''),
  });
};

/** A mistake of the user: only its message is printed. */
export class UserError extends Error {
  // Astro prints the stack of an error.
  override stack = this.message;
}

/** What is wrong with the environment, in Norwegian. */
export const environmentReport = (mistakes: readonly string[]) =>
  ['Innstillingene i miljøet må rettes:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n');

const variableForDemoOnly =
  'PUBLIC_FORM_ENDPOINT gjelder bare demoen (ALLOW_DEMO=1). Hvem som tar imot meldingene til firmaet, står i ' +
  'firm.yaml, under enquiries. Fjern variabelen.';

/**
 * Reads the settings of a build and lists every mistake in the environment. A public build takes its address
 * and the target of its form from the firm's content. A variable that is empty or wrong counts as unset, so
 * that one run finds all mistakes.
 */
export function checkEnvironment(variables: Variables, firm?: Pick<Firm, 'website' | 'enquiries'>) {
  const schema = variablesSchema(variables['DEPLOY']?.trim() === '1');
  const trimmed = Object.keys(schema.shape).map((name) => [name, variables[name]?.trim()] as const);
  const given: Variables = Object.fromEntries(trimmed.filter(([, value]) => value));
  const issues = schema.safeParse(given).error?.issues ?? [];
  const issuesByName = Map.groupBy(issues, ({ path: [name] }) => String(name));
  const mistakes = [...issuesByName].map(
    ([name, [first]]) => `${name} er «${given[name]}», ${first?.message}`,
  );
  const valid = Object.entries(given).filter(([name]) => !issuesByName.has(name));
  const settings = schema.parse(Object.fromEntries(valid));
  const deploy = settings.DEPLOY === '1';
  const demo = settings.ALLOW_DEMO === '1';
  const isSiteOfFirm = deploy && !demo;
  if (isSiteOfFirm && settings.PUBLIC_FORM_ENDPOINT !== undefined) mistakes.push(variableForDemoOnly);
  // Unless the variable names another address, a build that is not public sends enquiries to the local inbox.
  const inbox = `http://localhost:${settings.INBOX_PORT}`;
  const address = settings.PUBLIC_FORM_ENDPOINT ?? inbox;
  const ownEnquiries = isSiteOfFirm ? firm?.enquiries : undefined;
  const delivery = enquiryDelivery(ownEnquiries ?? { provider: 'other', address, isRead: false });
  const environment = {
    port: settings.PORT,
    inboxPort: settings.INBOX_PORT,
    /** A public build. */
    deploy,
    /** Every page says that the site is a demo. */
    demo,
    /** False for a public demo, which search engines must not list. */
    indexable: !(deploy && demo),
    /** Address that the contact form posts to. */
    formEndpoint: delivery.endpoint,
    /** `assumed`: any answer counts as sent. `confirmed`: the provider's answer is read. */
    formMode: delivery.mode,
    /** The form's public key at Web3Forms. */
    formAccessKey: delivery.accessKey,
    /** Origin of the public site. */
    siteUrl: new URL(settings.SITE_URL ?? firm?.website ?? `http://localhost:${settings.PORT}`).origin,
    /** `owner/name` of the repository that `/rediger` edits; empty for a site without it. */
    editorRepo: settings.EDITOR_REPO,
  };
  return { environment, mistakes };
}

/** The settings of a build. */
export type Environment = ReturnType<typeof checkEnvironment>['environment'];

/** Like `checkEnvironment`, but throws one `UserError` that lists every mistake. */
export function readEnvironment(...given: Parameters<typeof checkEnvironment>): Environment {
  const { environment, mistakes } = checkEnvironment(...given);
  if (mistakes.length > 0) throw new UserError(environmentReport(mistakes));
  return environment;
}

/** Reads `PORT` and `INBOX_PORT` alone, for commands that serve an existing build. */
export const readPorts = ({ PORT, INBOX_PORT }: Variables) => readEnvironment({ PORT, INBOX_PORT });
