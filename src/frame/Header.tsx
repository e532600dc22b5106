import type { Firm } from '../content/firm.ts';

/** Stub. */
export function Header({ firm }: { firm: Firm }) {
  return <header>{firm.shortName}</header>;
}
