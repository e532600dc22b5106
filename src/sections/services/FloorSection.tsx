import { FloorLabel, type LabelPlace } from './FloorLabel.tsx';

interface FloorSectionProps {
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** Number of the layer that is marked. */
  membrane: number;
}

const cables = [
  [96, 276],
  [152, 280],
  [208, 284],
  [264, 288],
  [320, 292],
  [376, 296],
  [588, 296],
];

/** In the order of the legend. */
const labels: LabelPlace[] = [
  { at: [112, 111], to: [112, 219] },
  { at: [212, 87], to: [212, 231] },
  { at: [292, 63], to: [292, 252] },
  { at: [180, 321] },
  { at: [320, 383], to: [320, 292] },
  { at: [480, 149], to: [480, 300] },
];

/** Section through the floor of a shower, on dark ground: wall, screed with its fall, adhesive, membrane, tiles and drain. */
export function FloorSection({ label, membrane }: FloorSectionProps) {
  return (
    <svg
      viewBox="0 0 640 420"
      role="img"
      aria-label={label}
      className="h-auto w-full fill-none stroke-ink-inverse-muted stroke-[1.5] forced-color-adjust-none forced-colors:bg-surface-dark"
    >
      <pattern id="skravur" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" className="stroke-white/22 stroke-1" />
      </pattern>
      <path
        d="M0 12H44V352H0ZM44 352H418V408H0V352ZM542 352H640V408H542Z"
        fill="url(#skravur)"
        stroke="none"
      />
      <path d="M44 12V352H418M542 352H640" />
      <path d="M44 240 424 268V352H44ZM536 268 640 260V352H536Z" className="fill-white/7 stroke-none" />
      <path d="M44 240 424 268V352M536 352V268L640 260" />
      {cables.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="6.5" />
      ))}
      <path
        d="M52 12H62V222L434 250V258L52 230ZM526 258V250L640 242V250Z"
        className="fill-white/34 stroke-none"
      />
      <path
        d="M49 12V228Q49 235 56 235.5L428 262.5Q446 264 446 280V290M640 254.5 532 262.5Q514 264 514 280V290"
        className="stroke-membrane stroke-5"
      />
      <path
        d="M64 12H78V76H64ZM64 80H78V144H64ZM64 148H78V206H64ZM64 209 150 215.5V229L64 222.5ZM154 215.8 240 222.3V235.8L154 229.3ZM244 222.6 330 229.1V242.6L244 236.1ZM334 229.4 432 236.8V250.3L334 242.9ZM528 236.8 640 228.8V242.3L528 250.3Z"
        className="fill-ink-inverse stroke-none"
      />
      <path d="M438 238.5H522M438 238.5V262M522 238.5V262M452 238.5V247M466 238.5V247M480 238.5V247M494 238.5V247M508 238.5V247" />
      <path d="M432 282H450V322Q450 346 468 346H470V408M528 282H510V322Q510 346 492 346H490V408" />
      <path d="M176 186 392 202M381 195.5 392 202 380 206.5" />
      {labels.map((place, index) => (
        <FloorLabel key={place.at[0]} {...place} number={index + 1} marked={index + 1 === membrane} />
      ))}
    </svg>
  );
}
