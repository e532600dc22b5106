import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { missingNginx, startNginx } from '../../tools/shared/nginx-server.ts';
import { startSite, type Site } from '../../tools/shared/workerd-server.ts';

/** The production build. */
export const dist = resolve('dist');

/** A server that the site may be delivered by. */
export interface Engine {
  name: 'workerd' | 'nginx';
  start(): Promise<Site>;
  /** Why it cannot be asked here. */
  missing?: string | undefined;
}

/** Both hosts' engines, each with the build as it would be delivered. */
export const engines: Engine[] = [
  { name: 'workerd', start: () => startSite({ port: 0, directory: dist }) },
  { name: 'nginx', start: () => startNginx(dist), missing: missingNginx() },
];

/** The address of some file of the build in a folder and with an ending, where there is one. */
export function findFile(folder: string, ending: string): string | undefined {
  const path = `${dist}/${folder}`;
  const file = existsSync(path) ? readdirSync(path).find((name) => name.endsWith(ending)) : undefined;
  return file && `/${folder}/${file}`;
}

/** The same for what every build has. */
export function anyFile(folder: string, ending: string): string {
  const file = findFile(folder, ending);
  if (file === undefined) throw new Error(`The build has no ${ending} in /${folder}.`);
  return file;
}
