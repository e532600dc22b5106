import type { ReactNode } from 'react';
import type { Firm } from '../content/firm.ts';

interface FooterProps {
  firm: Firm;
  /** Titles of the services. */
  services: string[];
  /** The island that opens the consent settings. */
  consentButton: ReactNode;
}

/** Stub. */
export function Footer({ firm, consentButton }: FooterProps) {
  return (
    <footer>
      {firm.name}
      {consentButton}
    </footer>
  );
}
