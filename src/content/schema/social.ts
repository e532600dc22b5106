import { orList } from '../check/issue.ts';
import { several, webAddress } from './fields.ts';
import { keysOf } from '../values.ts';
import { parseUrl } from '../parseUrl.ts';

/** Networks with the hosts of their addresses, including short ones. */
const networks = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
} as const;

export type SocialNetwork = keyof typeof networks;

const networkNames = orList(Object.values(networks).map(({ name }) => name));

/** The network of an address, by its host or a subdomain of it (`no-no.facebook.com`). */
export function networkOf(address: string): SocialNetwork | undefined {
  const host = `.${parseUrl(address)?.hostname ?? ''}`;
  return keysOf(networks).find((network) => networks[network].hosts.some((own) => host.endsWith(`.${own}`)));
}

/** The profile at an address. @throws Error for an unknown network, which the content check refuses */
export function socialProfile(href: string) {
  const network = networkOf(href);
  if (!network) throw new Error(`No social network is known by the address ${href}`);
  return { network, name: networks[network].name, href };
}
export type SocialProfile = ReturnType<typeof socialProfile>;

const profile = webAddress('Adresse', `Adressen til firmaets side på ${networkNames}.`).refine(
  (address) => networkOf(address) !== undefined,
  `Adressen til firmaets side på ${networkNames}. Andre nettsteder kan ikke stå her.`,
);

/** The firm's profiles, at most one on each network. */
export const social = several(profile, 'Sosiale medier', `Firmaets sider på ${networkNames}:`, [0, 5]).refine(
  (addresses) => new Set(addresses.map(networkOf)).size === addresses.length,
  'Høyst én side på hvert nettsted.',
);
