import type { Hero as HeroContent } from '../content/hero.ts';

/** Stub. */
export function Hero({ content }: { content: HeroContent }) {
  return <section id="hjem">{content.title}</section>;
}
