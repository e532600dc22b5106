import { createContext, use, type MouseEvent } from 'react';
import type { FocusNode } from '../content/node.ts';
import type { InputProps } from './types.ts';
import { pictureAddress } from './upload.ts';

interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 50, y: 50 };

/** The picture that a focal point is in. */
export const PictureAround = createContext('');

/** The focal point of a picture: a click where the subject is, or two numbers. */
export function FocusInput({ node, value, onChange }: InputProps<Point | null> & { node: FocusNode }) {
  const picture = use(PictureAround);
  const point = value ?? middle;
  const put = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) });
  };
  return (
    <details className="fokus">
      <summary>
        {node.label}: {value ? `${point.x} % fra venstre, ${point.y} % fra toppen` : 'midten'}
      </summary>
      <p className="hjelp">Trykk på bildet der motivet er. Bildet beskjæres rundt dette punktet.</p>
      {picture !== '' && (
        <button type="button" className="fokus-flate" onClick={put} tabIndex={-1} aria-hidden="true">
          <img src={pictureAddress(picture)} alt="" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <line x1={point.x} x2={point.x} y1="0" y2="100" />
            <line x1="0" x2="100" y1={point.y} y2={point.y} />
          </svg>
        </button>
      )}
      <div className="fokus-tall">
        <label>
          Fra venstre, i prosent
          <input
            type="number"
            min={0}
            max={100}
            value={point.x}
            onChange={(event) => onChange({ ...point, x: within(event.target.valueAsNumber) })}
          />
        </label>
        <label>
          Fra toppen, i prosent
          <input
            type="number"
            min={0}
            max={100}
            value={point.y}
            onChange={(event) => onChange({ ...point, y: within(event.target.valueAsNumber) })}
          />
        </label>
        {!node.required && value && (
          <button type="button" className="knapp" onClick={() => onChange(null)}>
            Bruk midten
          </button>
        )}
      </div>
    </details>
  );
}

const within = (number: number) => Math.min(100, Math.max(0, Math.round(number) || 0));
const percent = (share: number) => within(share * 100);
