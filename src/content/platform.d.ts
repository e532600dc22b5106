/** The members of `URL` that this folder uses; Node and browsers both have them. */
declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
  readonly hash: string;
  readonly protocol: string;
}

/** The members of `TextDecoder` that this folder uses; Node and browsers both have them. */
declare class TextDecoder {
  constructor(encoding: 'utf-8', options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}
