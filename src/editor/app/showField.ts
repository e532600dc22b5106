import { adviceOn, gapMark, hasGap } from '../../content/gaps.ts';

/**
 * Opens the groups around a field by its `id`, and focuses it or its nearest ancestor field. Selects a gap or
 * placeholder that the owner must replace; in a section of a text, in the part that has it, or the line.
 */
export function showField(id: string, line?: string) {
  const fields = [...document.querySelectorAll<HTMLElement>('main [id^="felt-"]')];
  const place = fields.findLast((field) => `${id}-`.startsWith(`${field.id}-`));
  for (let part = place?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  const areas = [...(place?.closest('.body-part')?.querySelectorAll('textarea') ?? [])];
  const inPlace = place?.matches('fieldset, div')
    ? place.querySelector<HTMLElement>('input, textarea, select, .focus-field')
    : place;
  const hasLine = ({ value }: HTMLTextAreaElement) => line !== undefined && value.includes(line);
  const control = areas.find(hasLine) ?? areas.find(({ value }) => hasGap(value)) ?? inPlace;
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLTextAreaElement && line && hasLine(control)) {
    const start = control.value.indexOf(line);
    select(control, start, start + line.length);
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    selectGap(control);
}

/** Selects the first gap in a field's text after `from`, or a placeholder that must be replaced. */
export function selectGap(field: HTMLInputElement | HTMLTextAreaElement, from = 0) {
  const { value } = field;
  const isText = field.type === 'text' || field.type === 'textarea';
  if (!isText || adviceOn(value) === undefined || (value.includes('\n') && !hasGap(value))) return;
  const start = Math.max(0, value.indexOf(gapMark, from));
  const [gap = ''] = value.slice(start).split('\n', 1);
  select(field, start, start + gap.length);
}

/** Selects a part of a text, and scrolls a long one to about where it is: browsers do not. */
function select(field: HTMLInputElement | HTMLTextAreaElement, start: number, end: number) {
  field.setSelectionRange(start, end);
  field.scrollTop = (field.scrollHeight * start) / field.value.length - field.clientHeight / 2;
}

/** `id` of the field that contains an element. */
export const findFieldAround = (part: Element | null) => part?.closest('[id^="felt-"]')?.id;
