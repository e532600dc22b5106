/** What the content needs of `URL`, which Node and browsers both have. */
declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
  readonly hash: string;
  readonly protocol: string;
}

/** What the content needs of `TextDecoder`, which Node and browsers both have. */
declare class TextDecoder {
  constructor(encoding: 'utf-8', options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}
