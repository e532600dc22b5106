/**
 * Parses an address as browsers do; `undefined` for an invalid one. `URL.parse` is missing in some browsers
 * that the README lists.
 */
export const parseUrl = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;
