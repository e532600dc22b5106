import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startNginx } from '../../tools/serve/nginx.ts';
import { startSite, type Site } from '../../tools/serve/site.ts';

/** The production build. */
export const dist = resolve('dist');

/** A server that the site may be delivered by. */
export interface Engine {
  name: 'workerd' | 'nginx';
  start(): Promise<Site>;
}

/** Both hosts' engines, each with the build as it would be delivered. */
export const engines: Engine[] = [
  { name: 'workerd', start: () => startSite({ port: 0, directory: dist }) },
  { name: 'nginx', start: () => startNginx({ port: 0, directory: dist }) },
];

/** The address of some file of the build in a folder and with an ending. */
export function anyFile(folder: string, ending: string): string {
  const path = `${dist}/${folder}`;
  const file = existsSync(path) ? readdirSync(path).find((name) => name.endsWith(ending)) : undefined;
  if (file === undefined) throw new Error(`The build has no ${ending} in /${folder}.`);
  return `/${folder}/${file}`;
}
