import { type Enquiries, type Host, providerNames } from './schema/providers.ts';

/** The name of a provider or host; empty where there is none. */
export function providerName(provider: Enquiries | Host | undefined): string {
  if (!provider) return '';
  return provider.provider === 'other' ? (provider.name ?? '') : providerNames[provider.provider];
}

/** Where the browser sends an enquiry, and how. */
export function enquiryDelivery({ provider, address = '', key, isRead }: Enquiries) {
  if (provider === 'web3forms')
    return { endpoint: 'https://api.web3forms.com/submit', mode: 'confirmed', accessKey: key } as const;
  // Formspree answers in JSON, with the site's origin allowed (help.formspree.io, "AJAX", read in 2026-11).
  const mode = provider === 'formspree' || isRead ? 'confirmed' : 'assumed';
  return { endpoint: address, mode, accessKey: undefined } as const;
}

/** Words for the legal basis of a transfer to the United States (GDPR, chapter V). */
const legalBases = {
  framework: (name: string) =>
    `EU-kommisjonens beslutning om EU–US Data Privacy Framework, som ${name} er med i, ` +
    'personvernforordningen artikkel 45',
  clauses: () => 'EUs standardkontrakter, personvernforordningen artikkel 46 nr. 2 bokstav c',
};

/**
 * The sentence of the privacy statement about a provider's transfers out of the EEA; empty until the owner
 * has chosen their legal basis. The owner chooses, because Formspree and Web3Forms publish none (2026-11).
 */
export function transferSentence(provider: Enquiries | Host | undefined, what: string): string {
  const name = providerName(provider);
  if (!provider) return '';
  if (provider.provider === 'cloudflare')
    // Cloudflare's customer DPA, version 6.3 of 2025-06-20 (cloudflare.com/cloudflare-customer-dpa), and its
    // trust hub (cloudflare.com/trust-hub/gdpr), read in 2026-11.
    return (
      `${name} behandler ${what} på sine servere i hele verden, også i USA. Grunnlaget er ` +
      `${legalBases.framework(name)}, og EUs standardkontrakter, artikkel 46 nr. 2 bokstav c.`
    );
  const { basis, transfer = '' } = provider;
  if (basis === undefined || basis === 'own') return transfer;
  if (basis === 'inside') return `${name} behandler ${what} i EØS.`;
  return `${name} behandler ${what} også i USA. Grunnlaget er ${legalBases[basis](name)}.`;
}
