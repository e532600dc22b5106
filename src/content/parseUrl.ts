/** An address as browsers read it; `undefined` for none. `URL.parse` is not in all browsers of the README. */
export const parseUrl = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;
