import { Pause, Play } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';

interface HeroControlsProps {
  /** Place of the picture that shows, from 0. */
  index: number;
  count: number;
  playing: boolean;
  onToggle: () => void;
}

/** Which picture shows, and the button that stops and starts the rotation (WCAG 2.2.2). */
export function HeroControls({ index, count, playing, onToggle }: HeroControlsProps) {
  return (
    <div className="mb-joint-photo flex items-stretch rounded-tl-panel bg-surface text-small tabular-nums lg:mb-0 print:hidden noscript:hidden">
      <span className="grid min-w-17 place-items-center border-r border-joint px-4">
        {index + 1}/{count}
      </span>
      <button
        type="button"
        onClick={onToggle}
        className="inline-flex min-h-tap min-w-30 items-center gap-2 px-4 py-1 font-medium -outline-offset-3 hover:bg-surface-tint"
      >
        <Icon glyph={playing ? Pause : Play} className="size-[1.05rem]" />
        <span>
          {playing ? 'Pause' : 'Spill av'}
          <span className="sr-only"> bildevisningen</span>
        </span>
      </button>
    </div>
  );
}
