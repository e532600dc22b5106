import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cropRegion, ratios, type Focus } from '../../content/cropRegion.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { isGroup, textAt, valueAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Photo } from '../pictures/Photo.tsx';
import type { FieldKind, InputProps } from './kind.ts';

/** How far an arrow key moves the point, in per cent. */
const steps: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
};

/** Where a picture has no point, the middle counts. */
const toPercent = (value: unknown) => Math.round(Math.min(100, Math.max(0, Number(value ?? 50))));

/** SVG path, 1000 x 1000, of what the site crops from a picture of a ratio (width to height). */
function drawCrop({ x, y }: Focus, shape: number, { ratio = ratios.card, fillsWindow }: FieldSchema): string {
  const picture = { width: 1000 * shape, height: 1000 };
  const { left, top, width, height } = cropRegion(picture, ratio, x, y);
  // A picture that fills the window is placed like `object-position`.
  const cropLeft = fillsWindow ? ((picture.width - width) * x) / 100 : left;
  const cropTop = fillsWindow ? ((picture.height - height) * y) / 100 : top;
  const start = cropLeft / shape;
  const end = (cropLeft + width) / shape;
  return `M0 0H1000V1000H0ZM${start} ${cropTop}V${cropTop + height}H${end}V${cropTop}Z`;
}

function FocusInput({ schema, value, field }: InputProps) {
  const editor = useForm();
  const { label } = schema;
  const [shape, setShape] = useState(1);
  const name = textAt(editor.value, ...field.slice(0, field.lastIndexOf('focus')), 'file');
  const focus = isGroup(value) ? { x: toPercent(value['x']), y: toPercent(value['y']) } : { x: 50, y: 50 };
  const move = (x: number, y: number) => editor.set(field, { x: toPercent(x), y: toPercent(y) });
  const moveToPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    // Safari does not focus a button on click.
    (currentTarget as HTMLElement).focus({ preventScroll: true });
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(focus.x + step.x, focus.y + step.y);
  };
  return (
    <button
      type="button"
      className="focus-field"
      aria-label={`${label}: ${focus.x} % fra venstre og ${focus.y} % fra toppen. Flytt med piltastene.`}
      onPointerUp={moveToPointer}
      onKeyDown={moveByKey}
    >
      <Photo
        form={editor.form}
        name={name}
        onLoad={({ currentTarget }) => setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)}
      />
      <svg className="focus-cut" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path d={drawCrop(focus, shape, schema)} fillRule="evenodd" />
      </svg>
      <svg className="focus-point" aria-hidden="true">
        <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="9" />
      </svg>
    </button>
  );
}

/** The focal point of a picture, set by a tap or the arrow keys; the cropped area is dimmed. */
export const focus: FieldKind = {
  Input: FocusInput,
  isGroup: true,
  isWhole: true,
  words: ({ value }) =>
    `${toPercent(valueAt(value, 'x'))} % fra venstre, ${toPercent(valueAt(value, 'y'))} % fra toppen`,
  parts: () => [],
};
