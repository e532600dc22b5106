import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { fileSchema, singleFileNames } from '../content/schema/files.ts';

/** `.vscode/settings.json` names its files. */
const folder = 'node_modules/.cache/eksempelbad/schemas';

/** Writes the JSON Schema of every YAML file of the content, by which code editors complete and check it. */
export const yamlSchemas = (): AstroIntegration => ({
  name: 'yaml-schemas',
  hooks: {
    'astro:config:done': () => {
      mkdirSync(folder, { recursive: true });
      for (const name of [...singleFileNames, 'project.yaml'].filter((file) => file.endsWith('.yaml')))
        writeFileSync(join(folder, `${basename(name, '.yaml')}.json`), JSON.stringify(fileSchema(name)));
    },
  },
});
