import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const entrypoint = './src/build/picture-service.ts';

const config = { avif: { effort: 3, quality: 52 }, webp: { quality: 72 } };

/** What makes a picture of its original, beside the options that Astro hashes. */
const makers = [
  ...[entrypoint, 'src/content/cropRegion.ts'].map((file) => readFileSync(file, 'utf8')),
  JSON.stringify([config, sharp.versions]),
];

/** Astro's settings of the picture service, with a digest that is part of every picture's name. */
export const pictureService = { entrypoint, config: { ...config, digest: hash('sha256', makers.join()) } };
