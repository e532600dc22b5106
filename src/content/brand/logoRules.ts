/** Grey level (0 to 255). A logo without a darker part cannot be seen on the page (1.3:1). */
export const lightest = 225;

/** Why the firm's logo may not have a size or shape, in Norwegian; `undefined` if it may. */
export function sizeFault({ width, height }: { width: number; height: number }): string | undefined {
  return width > 2 * height || height > 2 * width
    ? 'Merket må være omtrent like bredt som høyt; firmanavnet settes ved siden av det.'
    : undefined;
}
