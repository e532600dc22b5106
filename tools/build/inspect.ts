import { findDemoFacts } from '../content-status/demo.ts';
import { demoTable } from '../content-status/demo-table.ts';
import { checkContent, readContent } from '../content/check-content.ts';
import { folderName } from '../content/folder.ts';
import { report } from '../content/report.ts';
import { valueAt } from '../content/values.ts';
import { checkEnvironment, type Environment, EnvironmentMistake } from '../environment.ts';
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
 * @param directory the content folder
 * @param variables usually `process.env`
 */
export async function inspectBuild(
  directory: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Inspection> {
  const mistakes = await checkContent(directory);
  const firm = await readFirm(directory);
  const website = valueAt(firm, 'website');
  const { environment, mistakes: wrong } = checkEnvironment(
    variables,
    typeof website === 'string' ? website : undefined,
  );
  const isPublic = environment.deploy && !environment.demo;
  const obstacles = [
    wrong.length > 0 && new EnvironmentMistake(wrong).message,
    isPublic && checkProviders(firm, environment.formEndpoint),
    isPublic && (await refuseDemo(directory)),
  ].filter((obstacle) => typeof obstacle === 'string');
  const contentReady = mistakes.every(({ noteOnly }) => noteOnly);
  return {
    ready: contentReady && obstacles.length === 0,
    environment,
    text: [report(mistakes, folderName(directory)), ...obstacles].join('\n\n'),
  };
}

async function readFirm(directory: string): Promise<unknown> {
  const { files } = await readContent(directory).catch(() => ({ files: [] }));
  return files.find(({ name }) => name === 'firm.yaml')?.value;
}

async function refuseDemo(directory: string): Promise<string | undefined> {
  const facts = await findDemoFacts(directory).catch(() => []);
  if (facts.length === 0) return undefined;
  return [
    'Dette er fortsatt innhold fra eksempelet, og kan ikke publiseres som om det var deres eget:',
    '',
    demoTable(facts, folderName(directory)),
    '',
    'Bytt det ut (se docs/rediger-innhold.md), eller sett ALLOW_DEMO=1 for å publisere en åpent merket demo',
    'som søkemotorene ikke tar med.',
  ].join('\n');
}
