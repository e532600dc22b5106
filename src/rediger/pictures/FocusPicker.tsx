import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { Focus } from '../../content/schema/picture.ts';

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
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** A picture on which the subject is pointed out, by a tap or by the arrow keys. */
export function FocusPicker({ label, focus = { x: 50, y: 50 }, onFocus, children }: FocusPickerProps) {
  const tell = (x: number, y: number) => onFocus({ x: percent(x), y: percent(y) });
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    tell(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    tell(focus.x + step[0], focus.y + step[1]);
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
