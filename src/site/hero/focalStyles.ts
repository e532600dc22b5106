import type { SiteContent } from '../../content/siteContent.ts';

type Focus = SiteContent['hero.yaml']['pictures'][number]['focus'];

/** Value of `data-focus`, by which the style sheet positions a photograph. */
export const focusName = ({ desktop, phone }: Focus) => `${desktop.x} ${desktop.y} ${phone.y}`;

/** CSS of the photographs' focal points. A style attribute would need `unsafe-inline`. */
export function focalStyles(photographs: readonly { focus: Focus }[]): string {
  const rules = photographs.map(({ focus }) => {
    const { desktop, phone } = focus;
    const point = `--focal-x:${desktop.x}%;--focal-y:${desktop.y}%;--focal-phone-y:${phone.y}%`;
    return `[data-focus='${focusName(focus)}']{${point}}`;
  });
  return [...new Set(rules)].join('');
}
