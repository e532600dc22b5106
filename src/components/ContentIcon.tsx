import type { iconMeanings } from '../content/schema/icons.ts';
import * as glyphs from './glyphs.ts';
import { Icon } from './Icon.tsx';

interface ContentIconProps {
  name: keyof typeof iconMeanings;
  className?: string;
}

/** An icon that content names. */
export function ContentIcon({ name, className }: ContentIconProps) {
  return <Icon glyph={glyphs[name]} className={className} />;
}
