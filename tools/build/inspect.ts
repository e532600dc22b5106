import { confirmAdvice, keptTable, stoppingKept } from '../content-status/kept-table.ts';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import { type Content, fileOf } from '../../src/content/content.ts';
import { keptOf } from '../../src/content/status/example.ts';
import { valueAt } from '../../src/content/values.ts';
import { checkEnvironment, type Environment, EnvironmentMistake } from '../environment.ts';
import { readExample } from '../example-content.ts';
import { checkProviders } from './providers.ts';

/** What was looked at before a build: what to tell, and whether it may begin. */
export interface Inspection {
  ready: boolean;
  /** Norwegian, for whoever builds the site. */
  text: string;
  /** What the build is made for. */
  environment: Environment;
}

/**
 * Looks at content, environment and, for a build meant for the public, what is left of the example; tells of everything
 * that stands in the way at once.
 *
 * @param variables usually `process.env`
 */
export async function inspectBuild(
  content: Content,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Inspection> {
  const issues = check(content);
  const firm = fileOf(content, 'firm.yaml').value;
  const website = valueAt(firm, 'website');
  const { environment, mistakes: wrong } = checkEnvironment(
    variables,
    typeof website === 'string' ? website : undefined,
  );
  const isPublic = environment.deploy && !environment.demo;
  const obstacles = [
    wrong.length > 0 && new EnvironmentMistake(wrong).message,
    isPublic && checkProviders(firm, environment.formEndpoint),
    isPublic && refuseExample(content, await readExample()),
  ].filter((obstacle) => typeof obstacle === 'string');
  return {
    ready: !issues.some(isStopping) && obstacles.length === 0,
    environment,
    text: [report(issues, content.folder), ...obstacles].join('\n\n'),
  };
}

function refuseExample(content: Content, example: Content): string | undefined {
  const kept = stoppingKept(keptOf(content, example));
  if (kept.length === 0) return undefined;
  return [
    'Dette er fortsatt innhold fra eksempelet, og kan ikke publiseres som om det var deres eget:',
    '',
    keptTable(kept, content),
    '',
    ...confirmAdvice(kept, content),
    'Bytt ut resten (se docs/rediger-innhold.md), eller sett ALLOW_DEMO=1 for å publisere en åpent merket demo',
    'som søkemotorene ikke tar med.',
  ].join('\n');
}
