import { deliveryOf } from '../content/providers.ts';
import type { Firm } from '../content/schema/firm.ts';
import { variablesSchema, type Variables } from './variables.ts';

/** A mistake of the user, whose message alone is printed: Astro would print the stack of an error. */
export class UserError extends Error {
  override stack = this.message;
}

/** What is wrong with the environment, in Norwegian. */
export const environmentReport = (mistakes: readonly string[]) =>
  ['Innstillingene i miljøet må rettes:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n');

const notTheFirms =
  'PUBLIC_FORM_ENDPOINT gjelder bare demoen (ALLOW_DEMO=1). Hvem som tar imot meldingene til firmaet, står i ' +
  'firm.yaml, under enquiries. Fjern variabelen.';

/**
 * The settings of a build, and every mistake in the environment. A public build takes address and form from
 * the firm's content. A variable that is empty or wrong counts as unset, so that one run finds all mistakes.
 */
export function checkEnvironment(variables: Variables, firm?: Pick<Firm, 'website' | 'enquiries'>) {
  const schema = variablesSchema(variables['DEPLOY']?.trim() === '1');
  const trimmed = Object.keys(schema.shape).map((name) => [name, variables[name]?.trim()] as const);
  const given: Variables = Object.fromEntries(trimmed.filter(([, value]) => value));
  const issues = schema.safeParse(given).error?.issues ?? [];
  const wrong = Map.groupBy(issues, ({ path: [name] }) => String(name));
  const mistakes = [...wrong].map(([name, [first]]) => `${name} er «${given[name]}», ${first?.message}`);
  const settings = schema.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  );
  const [deploy, demo] = [settings.DEPLOY === '1', settings.ALLOW_DEMO === '1'];
  const isFirms = deploy && !demo;
  const { PUBLIC_FORM_ENDPOINT: endpoint = `http://localhost:${settings.INBOX_PORT}` } = settings;
  // On one's own machine enquiries go to the inbox.
  const delivery = deliveryOf(
    (isFirms && firm?.enquiries) || { provider: 'other', address: endpoint, isRead: false },
  );
  if (isFirms && settings.PUBLIC_FORM_ENDPOINT !== undefined) mistakes.push(notTheFirms);
  const environment = {
    port: settings.PORT,
    inboxPort: settings.INBOX_PORT,
    /** A public build. */
    deploy,
    /** A public build of the example, marked as a demo. */
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
