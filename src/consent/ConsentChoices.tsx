import { Lock } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { Switch } from './Switch.tsx';

const group = 'grid gap-2 border-t border-joint py-5';
const title = 'text-body font-semibold tracking-[-0.005em]';

/** What the visitor can choose. The switch answers at once and closes the dialog, which the introduction says (WCAG 3.2.2). */
export function ConsentChoices() {
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-5 text-small text-ink-muted sm:px-8 short:flex-none short:overflow-visible">
      <p className="mb-5">
        Velg hva nettsiden får lov til. Valget lagres med en gang, og vinduet lukkes. Du kan endre det når som
        helst, nederst på siden.
      </p>
      <div className={group}>
        <div className="flex items-center justify-between gap-x-4 gap-y-1 max-[23.5rem]:flex-wrap">
          <h3 className={`${title} text-ink`}>Nødvendige informasjonskapsler</h3>
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <Icon glyph={Lock} className="size-4" />
            Alltid aktive
          </span>
        </div>
        <p>
          Vi lagrer valget ditt og tidspunktet for det i nettleseren din (cookieConsent og cookieConsentDate).
          Det må til for at siden skal huske hva du svarte, og kan ikke slås av.
        </p>
      </div>
      <div className={group}>
        <h3 className={`${title} text-ink`}>Funksjonelle tjenester</h3>
        <Switch label="Google Maps" describedBy="samtykke-kart" />
        <p id="samtykke-kart">
          Viser kartet i kontaktdelen. Google får da IP-adressen din og kan lagre informasjonskapsler.
          Varighet: økten.
        </p>
      </div>
    </div>
  );
}
