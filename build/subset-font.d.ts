/** The part of the package that the site uses; it brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features to keep, four characters each. */
    keepFeatures: readonly string[];
    variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
  }
  /** Takes the characters of a text out of a font. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
