import { X } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { ConsentChoices } from './ConsentChoices.tsx';
import { settingsId } from './controls.ts';

/** The consent settings: a native modal dialog, so that the browser keeps focus inside, closes on Escape and gives focus back. */
export function ConsentDialog() {
  return (
    <dialog
      id={settingsId}
      aria-labelledby="samtykkeinnstillinger-tittel"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,38rem)] flex-col overscroll-contain rounded-panel border border-transparent bg-surface text-ink shadow-float transition-[translate] duration-(--duration-panel) backdrop:bg-backdrop open:flex starting:open:translate-y-4 short:max-h-[calc(100dvh-1rem)] short:overflow-y-auto"
    >
      <form
        method="dialog"
        className="flex items-center justify-between gap-2 border-b border-joint py-4 pr-3 pl-5 sm:pl-8 short:py-1"
      >
        <h2 id="samtykkeinnstillinger-tittel" className="text-h3 max-[23.5rem]:text-body">
          Samtykkeinnstillinger
        </h2>
        <button
          type="submit"
          aria-label="Lukk samtykkeinnstillinger"
          className="grid size-tap flex-none place-items-center rounded-arris hover:bg-surface-tint active:translate-y-px"
        >
          <Icon glyph={X} className="size-6" />
        </button>
      </form>
      <ConsentChoices />
      <div className="grid grid-cols-2 gap-3 border-t border-joint px-5 py-5 sm:px-8 short:py-3">
        <Button variant="strong" className="px-2!" data-consent-control="declined">
          Avslå alle
        </Button>
        <Button variant="strong" className="px-2!" data-consent-control="accepted">
          Godta alle
        </Button>
      </div>
    </dialog>
  );
}
