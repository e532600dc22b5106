import { brotliCompressSync, constants } from 'node:zlib';

/** Size of a text in kB as a host sends it, with the best brotli compression. Test servers compress less. */
export const compressed = (text: Buffer | string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
