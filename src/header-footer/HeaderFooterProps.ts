import type { LogoDrawing } from '../brand/cleanLogo.ts';
import type { Firm } from '../content/schema/firm.ts';
import type { SocialProfile } from '../content/social.ts';
import type { loadNavigation } from '../site/navigation.ts';

/** What both the header and the footer show. */
export interface HeaderFooterProps {
  firm: Firm;
  logo: LogoDrawing | undefined;
  social: SocialProfile[];
  navigation: Awaited<ReturnType<typeof loadNavigation>>;
}
