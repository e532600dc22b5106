import { resolve } from 'node:path';
import { build } from 'astro';
import { currentContent } from '../../src/content/current.ts';
import { inspectBuild } from './inspect.ts';
import { CommandError } from '../shared/command.ts';
import { writeBuildRecord } from '../shared/build-record.ts';
import { checkBuild, faultReport } from '../html-check/check.ts';

/** Builds the site in this process, so that a signal stops it. @throws CommandError with every mistake */
export async function buildSite(): Promise<void> {
  const content = await currentContent();
  const { ready, text, environment } = inspectBuild(content, process.env);
  if (!ready) throw new CommandError(text);
  console.log(text);
  await build({});
  writeBuildRecord({ content: content.folder, ...environment });
  const faults = await checkBuild(resolve('dist'), { ...environment, ...content });
  if (faults.length > 0) throw new CommandError(faultReport(faults));
}
