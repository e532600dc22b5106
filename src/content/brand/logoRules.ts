/** Grey level (0 to 255) that some part of a logo must be darker than, to be seen on the page (1.3:1). */
export const lightest = 225;

/** What is wrong with the shape of the firm's logo, in Norwegian; `undefined` if nothing is. */
export function shapeFault({ width, height }: { width: number; height: number }): string | undefined {
  const isAboutSquare = width <= 2 * height && height <= 2 * width;
  if (isAboutSquare) return undefined;
  return 'Merket må være omtrent like bredt som høyt; firmanavnet settes ved siden av det.';
}
