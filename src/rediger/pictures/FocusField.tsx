import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Focus } from '../../content/schema/picture.ts';
import { isGroup, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { ControlProps } from '../form/fieldProps.ts';
import { Photo } from './Photo.tsx';

/** How far an arrow key moves the point, in per cent. */
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

const percent = (value: unknown) => Math.round(Math.min(100, Math.max(0, Number(value))));

/** SVG path, 100 x 100, of what `object-fit: cover` around the focal point cuts away. */
function cutPath({ x, y }: Focus, shape: number, ratio: number): string {
  const [width, height] = shape > ratio ? [(100 * ratio) / shape, 100] : [100, (100 * shape) / ratio];
  const [left, top] = [((100 - width) * x) / 100, ((100 - height) * y) / 100];
  return `M0 0H100V100H0ZM${left} ${top}V${top + height}H${left + width}V${top}Z`;
}

/** The focal point of a picture, set by a tap or the arrow keys; what the site cuts away is dimmed. */
export function FocusField({ schema, value, field }: ControlProps) {
  const form = useForm();
  const { label, ratio = 4 / 3 } = schema;
  const [shape, setShape] = useState(ratio);
  const name = textAt(form.value, ...field.slice(0, field.lastIndexOf('focus')), 'file');
  const focus = isGroup(value) ? { x: percent(value['x']), y: percent(value['y']) } : { x: 50, y: 50 };
  const move = (x: number, y: number) => form.set(field, { x: percent(x), y: percent(y) });
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const step = (event: KeyboardEvent) => {
    const [x = 0, y = 0] = steps[event.key] ?? [];
    if (x === y) return;
    event.preventDefault();
    move(focus.x + x, focus.y + y);
  };
  return (
    <button
      type="button"
      className="relative w-fit cursor-crosshair touch-manipulation"
      aria-label={`${label}: ${focus.x} % fra venstre og ${focus.y} % fra toppen. Flytt med piltastene.`}
      onPointerUp={point}
      onKeyDown={step}
    >
      <Photo
        className="max-h-96 min-h-16 max-w-full"
        name={name}
        onLoad={({ currentTarget }) => setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)}
      />
      <svg
        className="absolute inset-0 size-full fill-surface-deep/60"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={cutPath(focus, shape, ratio)} fillRule="evenodd" />
      </svg>
      <svg className="absolute inset-0 size-full fill-accent stroke-white stroke-3" aria-hidden="true">
        <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="9" />
      </svg>
    </button>
  );
}
