import { useState } from 'react';

/** A part of a divided text. */
interface Part {
  raw: string;
}

/**
 * A text in parts. While it is written in, the parts keep their borders, also where a heading or a table is
 * typed: a field that is divided would move from under the caret. `release` divides it anew.
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
