import { readFileSync } from 'node:fs';

const licences = ['astro', 'tailwindcss', '@fontsource-variable/schibsted-grotesk'].map((name) =>
  readFileSync(`node_modules/${name}/LICENSE`, 'utf8'),
);

/** Licences of the packages in HTML, CSS and the font; those of the scripts are in `lisenser.md`. */
export const GET = () => new Response(licences.join('\n\n'));
