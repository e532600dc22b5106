/** Address of the embedded map for a postal address (docs/specification.md: the address is the query). */
export const mapFrameUrl = (address: string) =>
  `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;

/** Address of the same place as a page on the map service: the way that needs no consent. */
export const mapPageUrl = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
