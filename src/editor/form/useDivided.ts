import { useState } from 'react';

/** A part of a divided text. */
interface Part {
  raw: string;
}

/**
 * A text in parts. While the owner types, the parts keep their borders, even if a heading or table is typed:
 * dividing the field would move it from under the caret. `release` divides the text again.
 */
export function useDivided<Divided extends Part>(text: string, divide: (text: string) => readonly Divided[]) {
  const [held, setHeld] = useState<readonly Divided[]>();
  const [division, setDivision] = useState(0);
  const isHeld =
    held
      ?.map(({ raw }) => raw)
      .join('')
      .trimEnd() === text.trimEnd();
  const parts = isHeld && held ? held : divide(text);
  return {
    parts,
    /** True while the borders stay, also of a part that was emptied. */
    isHeld,
    /** Writes a part, and returns the whole text. */
    replaced: (index: number, raw: string): string => {
      const next = parts.map((part, at) => (at === index ? { ...part, raw } : part));
      setHeld(next);
      return next.map((part) => part.raw).join('');
    },
    /** Another number after each release. */
    division,
    release: () => {
      if (held) setDivision(division + 1);
      setHeld(undefined);
    },
  };
}
