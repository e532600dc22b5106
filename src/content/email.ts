/** An e-mail address with its domain in ASCII (RFC 5891): `post@xn--blbad-nra.no`. */
export function asciiEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@', 2);
  // Not through `URL`, which would read a number as an IP address.
  if (/^\p{ASCII}*$/u.test(domain)) return address;
  try {
    return `${name}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/**
 * Reads an e-mail address as people type or paste it: removes spaces beside `@` and the last dot, and takes
 * the address from `Kari <kari@firma.no>`, as mail programs copy it. Other spaces stay, because they may
 * separate two addresses; the validation refuses them.
 *
 * @param line without invisible characters, with single spaces
 */
export const readEmail = (line: string) =>
  line
    .replace(/^[^<>@]*<([^<>]*)>$/, '$1')
    .replace(/ ?@ ?/, '@')
    .replace(/^([^@]*@[^.@ ]+) ?\. ?(?=[^. ]+$)/, '$1.')
    .trim();

/** `mailto:` address (RFC 6068, which allows only ASCII). */
export const emailLink = (email: string) => `mailto:${asciiEmail(email)}`;
