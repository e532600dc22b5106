import type { AstroIntegration } from 'astro';

/** Astro integration for `client:settled`, the moment at which islands of the first view wake (`src/early/settled.ts`). */
export function settledDirective(): AstroIntegration {
  return {
    name: 'settled-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'settled', entrypoint: './src/early/settled.ts' });
      },
    },
  };
}
