/** What the content needs of `URL`, which Node and browsers both have. */
declare class URL {
  constructor(address: string, base?: string);
  static parse(address: string, base?: string): URL | null;
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
  readonly hash: string;
  readonly protocol: string;
}
