import { check } from '../src/content/check/check.ts';
import { isStopping, short } from '../src/content/check/issue.ts';
import { placeIn, report } from '../src/content/check/report.ts';
import { type Content, fileOf } from '../src/content/content.ts';
import { openLines } from '../src/content/gaps.ts';
import { textAt } from '../src/content/values.ts';
import { providerOf } from '../src/enquiry/readProviderAnswer.ts';
import { checkEnvironment, environmentReport } from './environment.ts';
import type { Variables } from './variables.ts';
import { exampleContent } from './example.ts';

/**
 * Checks content, environment and, for a public build, what is not written yet. `text` reports everything in
 * Norwegian; the build may start if `ready`.
 */
export function inspectBuild(content: Content, variables: Variables) {
  const issues = check(content);
  const firm = fileOf(content, 'firm.yaml').value;
  const website = textAt(firm, 'website') || undefined;
  const { environment, mistakes: wrong } = checkEnvironment(variables, website);
  const isPublic = environment.deploy && !environment.demo;
  const obstacles = [
    wrong.length > 0 && environmentReport(wrong),
    isPublic && checkProviders(firm, environment.formEndpoint),
    isPublic && refuseUnwritten(content),
  ].filter(Boolean);
  const warnings = isPublic && environment.formMode === 'assumed' ? [assumedWarning] : [];
  return {
    ready: !issues.some(isStopping) && obstacles.length === 0,
    environment,
    text: [report(issues, content.folder), ...obstacles, ...warnings].join('\n\n'),
  };
}

const assumedWarning = `Merk: PUBLIC_FORM_MODE er assumed. Da takker siden for hver henvendelse som blir sendt, også når
skjemaleverandøren ikke tar imot den. Sett PUBLIC_FORM_MODE=confirmed hvis leverandøren lar siden lese svaret (docs/deploy.md).`;

const isExample = `Dette er eksempelet, et oppdiktet firma, og det kan ikke publiseres som et ekte. Lag firmaets eget innhold
med npm run rediger, eller sett ALLOW_DEMO=1 for å publisere en åpent merket demo som søkemotorene ikke tar med.`;

function refuseUnwritten(content: Content): string {
  if (content.folder === exampleContent) return isExample;
  const lines = openLineList(content);
  return lines && `Dette må fylles ut før nettstedet kan publiseres (docs/rediger-innhold.md):\n\n${lines}`;
}

/** The lines that stop a public build, with their places; empty without any. */
const openLineList = (content: Content) =>
  openLines(content)
    .map(({ text, ...place }) => `  ${placeIn(content.folder, { ...place, field: [] })}: ${short(text)}`)
    .join('\n');

/** Reports a missing or wrong form provider or host, which the privacy statement names (GDPR, 13 no. 1 e). */
export function checkProviders(firm: unknown, formEndpoint?: string): string | undefined {
  const [named, host] = [textAt(firm, 'formProvider'), textAt(firm, 'host')];
  const known = formEndpoint && providerOf(formEndpoint).name;
  const mistakes = [
    named === ''
      ? `formProvider mangler: hvem som tar imot kontaktskjemaet, for eksempel ${known ?? 'Formspree'}.`
      : !named.toLowerCase().includes(known?.toLowerCase() ?? '') &&
        `formProvider er «${named}», men PUBLIC_FORM_ENDPOINT sender skjemaet til ${known}.`,
    host === '' && 'host mangler: hvem nettstedet ligger hos, for eksempel Cloudflare.',
  ].filter((mistake) => mistake !== false);
  // `check` reports a file that cannot be read.
  if (firm === undefined || mistakes.length === 0) return undefined;
  const head = 'Personvernerklæringen må nevne riktige leverandører. I firm.yaml:';
  return [head, ...mistakes.map((line) => `  - ${line}`)].join('\n');
}
