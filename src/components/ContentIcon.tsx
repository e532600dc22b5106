import type { iconMeanings } from '../content/schema/icons.ts';
import * as glyphs from './glyphs.ts';
import { Icon } from './Icon.tsx';

/** An icon that content names. */
export function ContentIcon({ name, className }: { name: keyof typeof iconMeanings; className: string }) {
  return <Icon glyph={glyphs[name]} className={className} />;
}
