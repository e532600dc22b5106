import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Focus } from '../../content/schema/picture.ts';
import { Photo } from './Photo.tsx';

interface FocusPickerProps {
  /** Which use of the picture it is for, where there are several. */
  label: string;
  name: string;
  /** Width to height of the cut. */
  ratio: number;
  focus: Focus | undefined;
  onFocus: (focus: Focus) => void;
}

/** How far an arrow key moves the point, in per cent. */
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** Parts that the site cuts away, as the path of a drawing of 100 x 100; cut as `object-fit: cover` around the focal point. */
function cutPath({ x, y }: Focus, shape: number, ratio: number): string {
  const [width, height] = shape > ratio ? [(100 * ratio) / shape, 100] : [100, (100 * shape) / ratio];
  const [left, top] = [((100 - width) * x) / 100, ((100 - height) * y) / 100];
  return `M0 0H100V100H0ZM${left} ${top}V${top + height}H${left + width}V${top}Z`;
}

/** A picture on which the subject is pointed out, by a tap or the arrow keys; what the site cuts away is dimmed. */
export function FocusPicker({ label, name, ratio, focus = { x: 50, y: 50 }, onFocus }: FocusPickerProps) {
  const [shape, setShape] = useState(ratio);
  const move = (x: number, y: number) => onFocus({ x: percent(x), y: percent(y) });
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const step = (event: KeyboardEvent) => {
    const [x, y] = steps[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    move(focus.x + x, focus.y + y);
  };
  const where = `${focus.x} % fra venstre og ${focus.y} % fra toppen`;
  return (
    <div className="focus-picker">
      <span className="hint">{label || 'Slik blir det beskåret'}: trykk på motivet.</span>
      <button
        type="button"
        aria-label={`${label ? `${label}: motivet` : 'Motivet'} er ${where}. Flytt med piltastene.`}
        onPointerUp={point}
        onKeyDown={step}
      >
        <Photo
          name={name}
          onLoad={({ currentTarget }) => setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={cutPath(focus, shape, ratio)} fillRule="evenodd" />
        </svg>
        <svg aria-hidden="true">
          <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="9" />
        </svg>
      </button>
    </div>
  );
}
