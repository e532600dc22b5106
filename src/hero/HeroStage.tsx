import type { ReactNode } from 'react';

/** The place of the hero's photographs, with the scrim that the header's words stand on. */
export function HeroStage({ children }: { children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label="Bilder av bad"
      className="absolute inset-0 isolate after:absolute after:inset-0 after:z-2 after:bg-(image:--scrim-header) print:hidden"
    >
      {children}
    </div>
  );
}
