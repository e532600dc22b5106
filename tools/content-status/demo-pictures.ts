import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../src/content/content.ts';
import { folderOf } from '../../src/content/content.ts';
import type { DemoFact } from './demo.ts';

const listFile = fileURLToPath(new URL('demo-pictures.json', import.meta.url));

/** The example's pictures by folder: a picture with the same checksum (SHA-256) under any name is one of them. */
export function demoPictureFolders({ pictures = new Map() }: Content): DemoFact[] {
  const known = Object.values(JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, string>);
  const found = [...pictures].flatMap(([name, { checksum }]) => (known.includes(checksum) ? [name] : []));
  return Object.entries(Object.groupBy(found, folderOf)).map(([folder, names = []]) => ({
    file: folder,
    field: [],
    text: `${names.length === 1 ? '1 bilde' : `${names.length} bilder`}: ${names.map((name) => name.slice(name.lastIndexOf('/') + 1)).join(', ')}`,
  }));
}
