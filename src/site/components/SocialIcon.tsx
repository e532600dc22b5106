import type { SocialNetwork, SocialProfile } from '../../content/schema/social.ts';
import { Icon } from './Icon.tsx';
import { TextLink } from './TextLink.tsx';

/** lucide has no brand icons; these are drawn in its style. */
const marks: Record<SocialNetwork, string> = {
  facebook: 'M17 3h-2.6A4.4 4.4 0 0 0 10 7.4V10H7v4h3v7h4v-7h2.6l.9-4H14V7.7a.7.7 0 0 1 .7-.7H17z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z' +
    'M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0zM17 7h.01',
  linkedin:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z' +
    'M7.5 11v6M7.5 7.5h.01M11.5 17v-6M11.5 13.5a2.5 2.5 0 0 1 5 0V17',
  youtube: 'M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
  tiktok:
    'M17 3h-3.5v11.7a2.3 2.3 0 1 1-2.3-2.3V9a5.7 5.7 0 1 0 5.8 5.7V9.4a7 7 0 0 0 3.5 1V7A3.7 3.7 0 0 1 17 3z',
};

/** The mark of a network; the words beside it or the link's label name it. */
export const SocialIcon = ({ network }: { network: SocialNetwork }) => (
  <Icon glyph={[['path', { d: marks[network] }]]} />
);

/** A link to a profile, by the network's mark and name. */
export function SocialLink({ profile }: { profile: SocialProfile }) {
  return (
    <TextLink variant="quiet" newTab href={profile.href}>
      <SocialIcon network={profile.network} />
      {profile.name}
    </TextLink>
  );
}
