import { orList } from '../check/issue.ts';
import { boundedList, webAddress } from './fields.ts';
import { listKeys } from '../values.ts';
import { parseUrl } from '../parseUrl.ts';

/** The networks, with the hosts of their addresses, short ones too. */
const networks = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
} as const;

export type SocialNetwork = keyof typeof networks;

const networkNames = orList(Object.values(networks).map(({ name }) => name));

/** The network of an address; its host may be a subdomain, such as `no-no.facebook.com`. */
export function findNetwork(address: string): SocialNetwork | undefined {
  const { hostname = '' } = parseUrl(address) ?? {};
  const isOrIsBelow = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return listKeys(networks).find((network) => networks[network].hosts.some(isOrIsBelow));
}

/** Describes the profile at an address. @throws Error for an unknown network, which the check refuses */
export function socialProfile(href: string) {
  const network = findNetwork(href);
  if (!network) throw new Error(`No social network is known by the address ${href}`);
  return { network, name: networks[network].name, href };
}
export type SocialProfile = ReturnType<typeof socialProfile>;

const profile = webAddress('Adresse', `Adressen til firmaets side på ${networkNames}.`).refine(
  (address) => findNetwork(address) !== undefined,
  `Adressen til firmaets side på ${networkNames}. Andre nettsteder kan ikke stå her.`,
);

/** The firm's profiles, at most one on each network. */
export const social = boundedList(profile, 'Sosiale medier', `Firmaets sider på ${networkNames}:`, {
  min: 0,
  max: 5,
}).refine(
  (addresses) => new Set(addresses.map(findNetwork)).size === addresses.length,
  'Høyst én side på hvert nettsted.',
);
