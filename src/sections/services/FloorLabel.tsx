import clsx from 'clsx';

type Point = [x: number, y: number];

export interface LabelPlace {
  /** Centre of the label. */
  at: Point;
  /** The point that it names, where a line leads there. */
  to?: Point;
}

/** A numbered label in the drawing of the floor. On a phone, where the drawing is small, labels are larger within it. */
export function FloorLabel({
  at: [x, y],
  to,
  number,
  marked,
}: LabelPlace & { number: number; marked: boolean }) {
  return (
    <g>
      {to && <path d={`M${x} ${y}L${to[0]} ${to[1]}`} className="stroke-1" />}
      {to && <circle cx={to[0]} cy={to[1]} r="3" className="fill-surface-dark" />}
      <g className="origin-center [transform-box:fill-box] max-sm:scale-130">
        <rect
          x={x - 17}
          y={y - 17}
          width="34"
          height="34"
          rx="2"
          className={marked ? 'fill-membrane stroke-membrane' : 'fill-surface-dark'}
        />
        <text
          x={x}
          y={y + 7}
          textAnchor="middle"
          className={clsx(
            'stroke-none text-[20px] font-semibold',
            marked ? 'fill-surface-deep' : 'fill-ink-inverse',
          )}
        >
          {number}
        </text>
      </g>
    </g>
  );
}
