import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService, { type SharpImageServiceConfig } from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropRegion } from '../content/cropRegion.ts';

/** Astro's image service, where `position` may be a focal point in per cent (`62% 50%`) to crop around. */
const service: LocalImageService<SharpImageServiceConfig & { digest?: string }> = {
  ...sharpService,
  // Names and cache follow code and settings (`picture-settings.ts`): Astro hashes only these options.
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'digest'],
  async validateOptions(options, config, logger) {
    const validated = await sharpService.validateOptions?.(options, config, logger);
    return Object.assign(validated ?? options, { digest: config.service.config.digest });
  },
  async transform(input, options, config, logger) {
    const { position = '', width, height } = options;
    const focus = /^(\d+)% (\d+)%$/.exec(position);
    if (!focus || !width || !height) return sharpService.transform(input, options, config, logger);
    const { autoOrient } = await sharp(input).metadata();
    const region = cropRegion(autoOrient, width / height, Number(focus[1]), Number(focus[2]));
    const cropped = await sharp(input).autoOrient().extract(region).png({ compressionLevel: 0 }).toBuffer();
    return sharpService.transform(cropped, { ...options, position: undefined }, config, logger);
  },
};

export default service;
