import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The production build. */
export const dist = resolve('dist');

/** Asks the server for a path and returns its first answer, also where that is a redirect. */
export async function get(path: string, init: RequestInit = {}) {
  const url = new URL(path, process.env['TEST_SITE']);
  const response = await fetch(url, { redirect: 'manual', ...init });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** The address of some file of the build in a folder and with an ending, where there is one. */
export function findFile(folder: string, ending: string): string | undefined {
  const path = `${dist}/${folder}`;
  const file = existsSync(path) ? readdirSync(path).find((name) => name.endsWith(ending)) : undefined;
  return file && `/${folder}/${file}`;
}

/** Like `findFile`, for a file that every build has. */
export function anyFile(folder: string, ending: string): string {
  const file = findFile(folder, ending);
  if (file === undefined) throw new Error(`The build has no ${ending} in /${folder}.`);
  return file;
}
