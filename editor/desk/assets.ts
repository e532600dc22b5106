import { readFile } from 'node:fs/promises';

interface Asset {
  type: string;
  read: () => Promise<string | Uint8Array<ArrayBuffer>>;
}

const at = (path: string) => new URL(path, import.meta.url);

const styles = (path: string) => readFile(at(path), 'utf8');

/** The desk's own files, by the end of their address. Colours, sizes and type are those of the site. */
export const assets: Record<string, Asset> = {
  'tokens.css': {
    type: 'text/css; charset=utf-8',
    read: async () => (await styles('../../src/styles/tokens.css')).replace('@theme', ':root'),
  },
  'desk.css': { type: 'text/css; charset=utf-8', read: () => styles('desk.css') },
  'desk.js': { type: 'text/javascript; charset=utf-8', read: () => styles('desk.js') },
  'ikon.svg': { type: 'image/svg+xml', read: () => styles('../../public/icon.svg') },
  'schibsted-grotesk.woff2': {
    type: 'font/woff2',
    read: () =>
      readFile(
        at(
          '../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
        ),
      ),
  },
};
