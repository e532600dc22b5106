import { check } from '../content/check/check.ts';
import { isStopping, short } from '../content/check/issue.ts';
import { placeIn, report } from '../content/check/report.ts';
import type { Content } from '../content/content.ts';
import { missingIn } from '../content/missing.ts';
import { checkEnvironment, environmentReport, type Variables } from './environment.ts';

import { exampleContent } from './example.ts';

/**
 * Checks content, environment and, for a public build, what is missing. `text` reports everything in
 * Norwegian; the build may start if `ready`.
 */
export function inspectBuild(content: Content, variables: Variables) {
  const issues = check(content);
  const firm = content.facts?.firm;
  const { environment, mistakes: wrong } = checkEnvironment(variables, firm);
  const isPublic = environment.deploy && !environment.demo;
  const obstacles = [
    wrong.length > 0 && environmentReport(wrong),
    isPublic && refuseUnwritten(content),
    environment.demo && environment.deploy && !variables['PUBLIC_FORM_ENDPOINT']?.trim() && demoForm,
  ].filter(Boolean);
  const warnings = isPublic && environment.formMode === 'assumed' ? [assumedWarning] : [];
  return {
    ready: !issues.some(isStopping) && obstacles.length === 0,
    environment,
    text: [report(issues, content.folder), ...obstacles, ...warnings].join('\n\n'),
  };
}

const demoForm =
  'PUBLIC_FORM_ENDPOINT mangler: hvor skjemaet i demoen skal sende meldinger (docs/deploy.md).';

const assumedWarning = `Merk: Nettsiden leser ikke svaret fra skjemaleverandøren. Da takker den for hver
henvendelse som blir sendt, også når den ikke kommer frem. Slå på «Nettsiden leser svaret» hvis leverandøren
lar den gjøre det (docs/deploy.md).`;

const isExample = `Dette er eksempelet, et oppdiktet firma, og det kan ikke publiseres som et ekte.
Lag firmaets eget innhold med npm run rediger, eller sett ALLOW_DEMO=1 for å publisere en åpent merket demo
som søkemotorene ikke tar med.`;

function refuseUnwritten(content: Content): string {
  if (content.folder === exampleContent) return isExample;
  const lines = missingIn(content).map(
    ({ found, advice, ...place }) =>
      `  ${placeIn(content.folder, place)}${found && `: ${short(found)}`}\n    ${advice}`,
  );
  const head = 'Dette mangler før nettstedet kan publiseres. Det står øverst i npm run rediger også:';
  return lines.length > 0 ? [head, '', ...lines].join('\n') : '';
}
