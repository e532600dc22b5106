import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { ConsentChoices } from './ConsentChoices.tsx';
import { accept, closeSettings, decline, useConsent } from './store.ts';

/** The consent settings: a native modal dialog, so that the browser keeps focus inside, closes on Escape and gives focus back. */
export function ConsentDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useConsent().open === 'settings';

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="samtykkeinnstillinger-tittel"
      onClose={closeSettings}
      className="duration-panel m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,38rem)] flex-col overscroll-contain rounded-panel border border-transparent bg-surface text-ink shadow-float transition-[translate] ease-settle backdrop:bg-backdrop open:flex starting:open:translate-y-4 short:max-h-[calc(100dvh-1rem)] short:overflow-y-auto"
    >
      <div className="flex items-center justify-between gap-2 border-b border-joint py-4 pr-3 pl-5 sm:pl-8 short:py-1">
        <h2 id="samtykkeinnstillinger-tittel" className="text-h3 max-[23.5rem]:text-body">
          Samtykkeinnstillinger
        </h2>
        <button
          type="button"
          aria-label="Lukk samtykkeinnstillinger"
          onClick={closeSettings}
          className="grid size-tap flex-none place-items-center rounded-arris hover:bg-surface-tint active:translate-y-px"
        >
          <Icon glyph={X} className="size-6" />
        </button>
      </div>
      <ConsentChoices />
      <div className="grid grid-cols-2 gap-3 border-t border-joint px-5 py-5 sm:px-8 short:py-3">
        <Button look="strong" className="px-2!" onClick={decline}>
          Avslå alle
        </Button>
        <Button look="strong" className="px-2!" onClick={accept}>
          Godta alle
        </Button>
      </div>
    </dialog>
  );
}
