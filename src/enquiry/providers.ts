/** Form providers that are known by the host of their endpoints. */
const formProviders = { 'formspree.io': 'Formspree', 'api.web3forms.com': 'Web3Forms' } as const;

export type ProviderHost = keyof typeof formProviders;

/** The name of the provider that an endpoint belongs to; nothing for one that is not known. */
export const providerOf = (endpoint: string): string | undefined =>
  formProviders[URL.parse(endpoint)?.hostname as ProviderHost];
