/** The package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType feature tags. */
    keepFeatures: readonly string[];
    variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
  }
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
