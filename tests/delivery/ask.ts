import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';

/** The production build. */
export const dist = resolve('dist');

/**
 * Asks the server for exactly this path, and returns the answer as it came over the wire; `fetch` would
 * resolve the dots in the path, follow the answer and unpack it.
 */
export async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(process.env['TEST_SITE']!);
  const asked = request({ hostname, port, path, method, headers, agent: false });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

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
