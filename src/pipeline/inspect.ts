import { check } from '../content/check/check.ts';
import { isStopping, shorten } from '../content/check/issue.ts';
import { placeIn, report } from '../content/check/report.ts';
import type { Content } from '../content/content.ts';
import { missingIn } from '../content/missing.ts';
import { checkEnvironment, environmentReport, type Variables } from './environment.ts';
import { exampleContent } from './example.ts';

/**
 * Checks the content, the environment and, for a public build, whether anything is missing. `text` is the
 * whole report in Norwegian. The build may start if `ready`.
 */
export function inspectBuild(content: Content, variables: Variables) {
  const issues = check(content);
  const firm = content.facts?.firm;
  const { environment, mistakes } = checkEnvironment(variables, firm);
  const isSiteOfFirm = environment.deploy && !environment.demo;
  const isPublicDemo = environment.deploy && environment.demo;
  const obstacles: string[] = [];
  if (mistakes.length > 0) obstacles.push(environmentReport(mistakes));
  const missing = isSiteOfFirm ? reportMissing(content) : '';
  if (missing !== '') obstacles.push(missing);
  if (isPublicDemo) obstacles.push(...missingForDemo(variables));
  const hasProvider = firm?.enquiries !== undefined;
  const isAnswerUnread = isSiteOfFirm && hasProvider && environment.formMode === 'assumed';
  const warnings = isAnswerUnread ? [assumedWarning] : [];
  return {
    ready: !issues.some(isStopping) && obstacles.length === 0,
    environment,
    text: [report(issues, content.folder), ...obstacles, ...warnings].join('\n\n'),
  };
}

/** What a demo takes from the environment, because the example has no such facts. */
const demoVariables = {
  SITE_URL: 'adressen som demoen skal ligge på',
  PUBLIC_FORM_ENDPOINT: 'hvor skjemaet i demoen skal sende meldinger',
};

const missingForDemo = (variables: Variables) =>
  Object.entries(demoVariables)
    .filter(([name]) => !variables[name]?.trim())
    .map(([name, meaning]) => `${name} mangler: ${meaning} (docs/deploy.md).`);

const assumedWarning = `Merk: Nettsiden leser ikke svaret fra skjemaleverandøren. Da takker den for hver
henvendelse som blir sendt, også når den ikke kommer frem. Slå på «Nettsiden leser svaret» hvis leverandøren
lar den gjøre det (docs/deploy.md).`;

const isExample = `Dette er eksempelet, et oppdiktet firma, og det kan ikke publiseres som et ekte.
Lag firmaets eget innhold med npm run rediger, eller sett ALLOW_DEMO=1 for å publisere en åpent merket demo
som søkemotorene ikke tar med.`;

/** Why the content cannot be published as that of a firm; empty if it can. */
function reportMissing(content: Content): string {
  if (content.folder === exampleContent) return isExample;
  const lines = missingIn(content).map(
    ({ found, advice, ...place }) =>
      `  ${placeIn(content.folder, place)}${found && `: ${shorten(found)}`}\n    ${advice}`,
  );
  if (lines.length === 0) return '';
  const head = 'Dette mangler før nettstedet kan publiseres. Det står øverst i npm run rediger også:';
  return [head, '', ...lines].join('\n');
}
