import type { ComponentProps } from 'react';
import type { Picture } from '../../components/Picture.tsx';
import { fillPlaceholders } from '../../content/facts.ts';

/** A picture of the content as the site's components draw it: at its address, in a size that only keeps a shape. */
export type ShownPicture = ComponentProps<typeof Picture>['picture'] & {
  /** What the content calls it. */
  file: string;
  focus?: { x: number; y: number };
};

/**
 * Values of a form as the sections take them: facts filled in, pictures with their addresses.
 *
 * @param facts by name, from `factsOf`
 * @param addressOf address of a picture by what the content calls it
 */
export function showable(
  value: unknown,
  facts: Record<string, string>,
  addressOf: (file: string) => string,
): unknown {
  const show = (inner: unknown): unknown => {
    if (typeof inner === 'string') return fill(inner, facts);
    if (Array.isArray(inner)) return inner.map(show);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).flatMap(([name, part]) => {
        if (name === 'file') return [[name, part], ...Object.entries(drawn(part, 4, 3))];
        return [[name, name === 'logo' ? drawn(part, 140, 42) : show(part)]];
      }),
    );
  };
  const drawn = (file: unknown, width: number, height: number) => ({
    src: typeof file === 'string' ? addressOf(file) : '',
    avif: '',
    sizes: '',
    width,
    height,
  });
  return show(value);
}

/** A name between braces that is no fact stands as it was typed: it may be half written. */
function fill(text: string, facts: Record<string, string>) {
  try {
    return fillPlaceholders(text, facts);
  } catch {
    return text;
  }
}
