import { resolve } from 'node:path';
import { build } from 'astro';
import { currentContent } from '../files/current.ts';
import { inspectBuild } from './inspect.ts';
import { UserError } from './environment.ts';
import { removeBuildRecord, writeBuildRecord } from './build-record.ts';
import { checkBuild, faultReport } from './page-check/check.ts';

/**
 * Builds the site: checks environment and content, runs Astro with the integrations of `astro.config.ts`, and
 * checks the built pages. Everything runs in this process, so that a signal stops it.
 *
 * @throws UserError that lists every mistake
 */
export async function buildSite(): Promise<void> {
  const content = await currentContent();
  const { ready, text, environment } = inspectBuild(content, process.env);
  if (!ready) throw new UserError(text);
  console.log(text);
  removeBuildRecord();
  await build({});
  const { siteUrl } = environment;
  const { pictures } = content;
  const faults = await checkBuild(resolve('dist'), { siteUrl, pictures });
  if (faults.length > 0) throw new UserError(faultReport(faults));
  writeBuildRecord({ content: content.folder, ...environment });
}
