interface SwitchProps {
  label: string;
  /** Id of the text that explains it. */
  describedBy: string;
}

/** A tile sliding in its slot. The tile's transparent edge becomes visible in forced colours, where backgrounds vanish. */
const track =
  'relative h-8 w-14 flex-none appearance-none rounded-panel border border-control bg-surface-raised transition-colors hover:border-ink checked:border-strong checked:bg-strong checked:hover:bg-strong-hover forced-colors:checked:bg-[Highlight]';
const tile =
  'before:absolute before:top-0.75 before:left-0.75 before:size-6 before:rounded-arris before:border before:border-transparent before:bg-control before:transition-[translate,background-color] before:ease-settle checked:before:translate-x-6 checked:before:bg-white';

/** An on/off switch on a native checkbox; the whole row is its label. */
export function Switch({ label, describedBy }: SwitchProps) {
  return (
    <label className="flex min-h-tap cursor-pointer items-center justify-between gap-4 text-body font-medium text-ink">
      {label}
      <input type="checkbox" role="switch" aria-describedby={describedBy} className={`${track} ${tile}`} />
    </label>
  );
}
