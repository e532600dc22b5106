import type { IconName } from '../content/schema/icons.ts';
import * as icons from './contentIcons.ts';
import { Icon } from './Icon.tsx';

/**
 * An icon that content names. All of them are in every script that imports this file; the page's own scripts
 * import `Icon.tsx` alone.
 */
export function ContentIcon({ name, className = 'content-icon' }: { name: IconName; className?: string }) {
  return <Icon glyph={icons[name]} className={className} />;
}
