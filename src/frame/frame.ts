import type { Mark } from '../brand/mark.ts';
import type { Firm } from '../content/schema/firm.ts';
import type { SocialProfile } from '../content/social.ts';
import type { loadNavigation } from '../site/navigation.ts';

/** What the frame of every page shows. */
export interface Frame {
  firm: Firm;
  mark: Mark;
  social: SocialProfile[];
  navigation: Awaited<ReturnType<typeof loadNavigation>>;
}
