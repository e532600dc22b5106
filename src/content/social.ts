import { choice } from './format.ts';

/** The networks that a firm can be followed on: their names, and the hosts of their addresses, short ones too. */
const networks = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
} as const;

export type SocialNetwork = keyof typeof networks;

/** Their names as a list in a sentence. */
export const networkNames = choice(Object.values(networks).map(({ name }) => name));

/** The network of an address, known by its host with anything before it (`no-no.facebook.com`). */
export function networkOf(address: string): SocialNetwork | undefined {
  const host = `.${URL.parse(address)?.hostname ?? ''}`;
  const known = Object.keys(networks) as SocialNetwork[];
  return known.find((network) => networks[network].hosts.some((own) => host.endsWith(`.${own}`)));
}

/** A profile by its address, which the content check has recognised. */
export function socialProfile(href: string) {
  const network = networkOf(href);
  if (!network) throw new Error(`No social network is known by the address ${href}`);
  return { network, name: networks[network].name, href };
}
export type SocialProfile = ReturnType<typeof socialProfile>;
