import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { Focus } from './value.ts';

interface FocusPickerProps {
  /** Which screens it is for, where there are several. */
  label: string;
  /** Missing: the middle. */
  focus: Focus | undefined;
  onFocus: (focus: Focus) => void;
  /** The picture. */
  children: ReactNode;
}

/** How far an arrow key moves the point, in per cent. */
const steps: Record<string, Focus> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
};

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** A picture on which the subject is pointed out, by a tap or by the arrow keys. */
export function FocusPicker({ label, focus = { x: 50, y: 50 }, onFocus, children }: FocusPickerProps) {
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocus({ x: percent(((clientX - left) / width) * 100), y: percent(((clientY - top) / height) * 100) });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onFocus({ x: percent(focus.x + step.x), y: percent(focus.y + step.y) });
  };
  const name = `${label ? `${label}: motivet` : 'Motivet'} er ${focus.x} % fra venstre og ${focus.y} % fra toppen`;
  return (
    <>
      <button
        type="button"
        className="relative w-fit cursor-crosshair touch-manipulation border-0 p-0"
        aria-label={name}
        onPointerUp={point}
        onKeyDown={move}
      >
        {children}
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          <circle
            className="fill-orange-700 stroke-white stroke-4"
            cx={`${focus.x}%`}
            cy={`${focus.y}%`}
            r="8"
          />
        </svg>
      </button>
      <small>{label ? `${label}: ` : ''}Trykk på motivet, eller flytt punktet med piltastene.</small>
    </>
  );
}
