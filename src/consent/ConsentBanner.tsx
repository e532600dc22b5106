import { Button } from '../components/Button.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Wall } from '../components/Wall.tsx';

/** Refusing is as easy as accepting: the same button (ekomloven § 3-15 and the GDPR's standard of consent). */
const answer = 'min-h-12! flex-1 px-2! sm:min-w-24 lg:min-w-32';

/**
 * Asks for consent at the foot of the window. It is in the prerendered page, and CSS alone shows it while `data-consent` is
 * `unset`: it neither flashes nor comes late, and never shows without scripts. It stays within the height that `base.css`
 * keeps free for it; where the window is too low for that, its text scrolls and its buttons stay (WCAG 1.4.10, 2.4.11).
 */
export function ConsentBanner() {
  return (
    <section
      aria-labelledby="samtykke-tittel"
      className="above-consent fixed inset-x-0 bottom-0 z-(--z-consent) hidden max-h-(--spacing-consent) border-t border-joint-mark bg-surface shadow-float in-data-[consent=unset]:flex print:hidden!"
    >
      <Wall className="flex min-h-0 flex-col gap-4 px-cell-x py-5 md:flex-row md:items-center md:justify-between md:py-4 lg:gap-8 short:gap-x-4 short:gap-y-2 short:py-2 sm:short:flex-row sm:short:items-center">
        <div className="min-h-0 overflow-y-auto text-small md:max-h-full short:text-mini">
          <h2
            id="samtykke-tittel"
            className="mb-1 text-h4 font-semibold short:mr-1 short:inline short:text-mini"
          >
            Vil du se kartet?
          </h2>
          <p className="max-w-[41.5em] short:inline">
            Kartet på siden kommer fra Google Maps og vises bare hvis du godtar det. Sier du nei, virker
            resten av siden som før. <TextLink href="/personvern">Les personvernerklæringen</TextLink>
          </p>
        </div>
        <div className="flex flex-none flex-wrap gap-3">
          <Button variant="quiet" className="min-h-12! px-1!" data-consent-control="">
            Innstillinger
          </Button>
          <Button variant="strong" className={answer} data-consent-control="declined">
            Avslå
          </Button>
          <Button variant="strong" className={answer} data-consent-control="accepted">
            Godta
          </Button>
        </div>
      </Wall>
    </section>
  );
}
