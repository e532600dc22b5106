import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { iconMeanings } from '../content/schema/icons.ts';
import * as glyphs from './glyphs.ts';

interface IconProps {
  glyph: LucideIcon;
  /** Size (`size-*`) and colour; 1.25 em where no size is given (`base.css`). */
  className?: string | undefined;
}

/** What the library would write on every icon; the class `icon` says it once for all of them. */
const bare = {
  width: undefined,
  height: undefined,
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** A line icon. It always stands beside words or inside a labelled control, so it is hidden from assistive technology. */
export function Icon({ glyph: Glyph, className }: IconProps) {
  return <Glyph {...bare} aria-hidden="true" className={clsx('icon', className)} />;
}

/** An icon that content names. */
export function ContentIcon({ name, className }: { name: keyof typeof iconMeanings; className?: string }) {
  return <Icon glyph={glyphs[name]} className={className} />;
}
