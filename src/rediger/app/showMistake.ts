import type { Issue } from '../../content/check/issue.ts';
import { idOf } from '../form/fieldProps.ts';

/** Unfolds what a mistake is in, and moves the focus to its field or the nearest one around it. */
export function showMistake({ field }: Issue) {
  const outward = [...field.keys()].map((length) => field.slice(0, field.length - length));
  const place = outward.map((step) => document.getElementById(idOf(step))).find(Boolean);
  for (let part = place?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  const control = place?.matches('fieldset, div')
    ? place.querySelector<HTMLElement>('input, textarea')
    : place;
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}
