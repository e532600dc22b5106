import type { SiteContent } from '../../content/siteContent.ts';
import { longestWord } from './longestWord.ts';

type Hero = Pick<SiteContent['hero.yaml'], 'title' | 'pictures'>;

/** Value of `data-focus`, by which the style sheet positions a photograph. */
export const focusName = ({ desktop, phone }: Hero['pictures'][number]['focus']) =>
  `${desktop.x} ${desktop.y} ${phone.y}`;

/**
 * CSS that depends on the hero's content: the focal points of its photographs, and the width of the longest
 * word of its headline. A style attribute would need `unsafe-inline`.
 */
export function heroStyles({ title, pictures }: Hero): string {
  const rules = pictures.map(({ focus }) => {
    const { desktop, phone } = focus;
    const point = `--focal-x:${desktop.x}%;--focal-y:${desktop.y}%;--focal-phone-y:${phone.y}%`;
    return `[data-focus='${focusName(focus)}']{${point}}`;
  });
  return [...new Set(rules), `.hero-title{--longest:${longestWord(title)}}`].join('');
}
