import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages whose parts reach visitors outside the scripts: in HTML, in CSS or as the font. */
const besideScripts = ['astro', 'tailwindcss', '@fontsource-variable/schibsted-grotesk'];

/** Vite plugin that lists every package whose code is in the visitors' scripts, with its licence, as a file of the site. */
export function listLicences(): Plugin {
  return {
    name: 'list-licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const beside = besideScripts.map((name) => `node_modules/${name}`);
      const source = licenceList([...packageFolders(modules), ...beside]);
      this.emitFile({ type: 'asset', fileName: 'lisenser.txt', source });
    },
  };
}

/** Folders of the packages that modules belong to, each once. */
export function packageFolders(modules: readonly string[]): string[] {
  const folders = modules.map((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(id)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** The list: name, version, licence and licence text of each package. One that does not say its licence ends the build. */
export function licenceList(folders: readonly string[]): string {
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof license !== 'string') throw new Error(`${name} does not say its licence.`);
    return [`${name} ${version}: ${license}`, licenceText(folder)].filter(Boolean).join('\n\n');
  });
  const sorted = [...new Set(entries)].sort(new Intl.Collator('en').compare);
  return `Programvare som følger med nettstedet, og lisensene den brukes under.\n\n${sorted.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function licenceText(folder: string): string {
  const name = readdirSync(folder).find((file) => /^license(\.(md|txt))?$/i.test(file));
  return name === undefined ? '' : readFileSync(join(folder, name), 'utf8').trim();
}
