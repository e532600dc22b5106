import { Lock, X } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { textLinkClass } from '../components/TextLink.tsx';
import { settingsAnchor, settingsId, statusId } from './consentController.ts';
import { dialogMessages as messages } from './messages.ts';

const group = 'grid gap-2 border-t border-divider py-5';
const title = 'text-body font-semibold tracking-[-0.005em] text-ink';

/** A tile sliding in its slot. The tile's transparent edge becomes visible in forced colours, where backgrounds vanish. */
const track =
  'relative h-8 w-14 flex-none appearance-none rounded-panel border border-control bg-surface-raised transition-colors hover:border-ink checked:border-strong checked:bg-strong checked:hover:bg-strong-hover forced-colors:checked:bg-[Highlight]';
const tile =
  'before:absolute before:top-0.75 before:left-0.75 before:size-6 before:rounded-sm before:border before:border-transparent before:bg-control before:transition-[translate,background-color] before:ease-settle checked:before:translate-x-6 checked:before:bg-white';

/**
 * The consent settings: a native modal dialog, so that the browser keeps the focus inside, closes on Escape and returns the
 * focus. Its switch, a native checkbox, answers at once and closes the dialog, which its description says (WCAG 3.2.2).
 * The live region after it announces that an answer is stored; it is outside the dialog, which is closed by then.
 */
export function ConsentDialog() {
  return (
    <>
      <dialog
        id={settingsId}
        aria-labelledby="samtykkeinnstillinger-tittel"
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,38rem)] flex-col overscroll-contain rounded-panel border border-transparent bg-surface text-ink shadow-float transition-[translate] duration-(--duration-panel) backdrop:bg-backdrop open:flex starting:open:translate-y-4 print:hidden! short:max-h-[calc(100dvh-1rem)] short:overflow-y-auto"
      >
        <form
          method="dialog"
          className="flex items-center justify-between gap-2 border-b border-divider py-4 pr-3 pl-5 sm:pl-8 short:py-1"
        >
          <h2 id="samtykkeinnstillinger-tittel" className="text-h3 max-[23.5rem]:text-body">
            {messages.title}
          </h2>
          <button
            type="submit"
            aria-label={messages.close}
            className="grid size-tap flex-none place-items-center rounded-sm hover:bg-surface-tint active:translate-y-px"
          >
            <Icon glyph={X} className="size-6" />
          </button>
        </form>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-5 text-small text-ink-muted sm:px-8 short:flex-none short:overflow-visible">
          <p className="mb-5">
            {messages.choose} <span id="samtykke-lagres">{messages.savedAtOnce}</span> {messages.changeable}
          </p>
          <div className={group}>
            <div className="flex items-center justify-between gap-x-4 gap-y-1 max-[23.5rem]:flex-wrap">
              <h3 className={title}>{messages.necessary}</h3>
              <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                <Icon glyph={Lock} className="size-4" />
                {messages.alwaysActive}
              </span>
            </div>
            <p>{messages.storedAnswer}</p>
            <p>{messages.storedDraft}</p>
          </div>
          <div className={group}>
            <h3 className={title}>{messages.functional}</h3>
            <label className="flex min-h-tap cursor-pointer items-center justify-between gap-4 text-body font-medium text-ink">
              {messages.map}
              <input
                type="checkbox"
                role="switch"
                aria-describedby="samtykke-kart samtykke-lagres"
                className={`${track} ${tile}`}
              />
            </label>
            <p id="samtykke-kart">{messages.mapText}</p>
          </div>
        </div>
        <div className="grid grid-cols-2 gap-3 border-t border-divider px-5 py-5 sm:px-8 short:py-3">
          <Button variant="strong" className="px-2!" data-consent-control="declined">
            {messages.declineAll}
          </Button>
          <Button variant="strong" className="px-2!" data-consent-control="accepted">
            {messages.acceptAll}
          </Button>
        </div>
      </dialog>
      <p id={statusId} role="status" className="sr-only" />
    </>
  );
}

/**
 * Opens the consent settings from the footer, so that withdrawing is as easy as consenting (GDPR art. 7 no. 3).
 * The wrapper is where links to `#samtykkeinnstillinger` lead without scripts.
 */
export function ConsentButton() {
  return (
    <span id={settingsAnchor}>
      <button type="button" data-consent-control="" className={textLinkClass('line', 'noscript:hidden')}>
        {messages.title}
      </button>
    </span>
  );
}
