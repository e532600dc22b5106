import { build } from 'astro';
import { contentFolder } from '../../src/content/folder.ts';
import { inspectBuild } from './inspect.ts';
import { CommandError } from '../command.ts';

/**
 * Builds the site in this process, so that a signal stops all of it.
 *
 * @throws CommandError with everything that stands in the way of the build, before it begins
 */
export async function buildSite(): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const { ready, text } = await inspectBuild(contentFolder, process.env);
  if (!ready) throw new CommandError(text);
  console.log(text);
  await build({});
}
