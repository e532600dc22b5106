import { Pause, Play } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';

/**
 * Which picture shows, and the button that stops and starts the rotation (WCAG 2.2.2). They appear with their script, which tells by
 * `data-playing` whether the pictures change.
 */
export function HeroControls({ count }: { count: number }) {
  return (
    <div
      data-hero-controls
      className="group/hero pointer-events-auto invisible mb-joint-photo flex items-stretch rounded-tl-panel bg-surface text-small tabular-nums data-playing:visible lg:mb-0 print:hidden"
    >
      <span className="grid min-w-17 place-items-center border-r border-joint px-4">1/{count}</span>
      <button
        type="button"
        className="inline-flex min-h-tap min-w-30 items-center gap-2 px-4 py-1 font-medium -outline-offset-3 hover:bg-surface-tint"
      >
        <span className="contents group-data-[playing=false]/hero:hidden">
          <Icon glyph={Pause} className="size-4.25" />
          Pause
        </span>
        <span className="hidden group-data-[playing=false]/hero:contents">
          <Icon glyph={Play} className="size-4.25" />
          Spill av
        </span>
        <span className="sr-only">bildevisningen</span>
      </button>
    </div>
  );
}
