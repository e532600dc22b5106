import { type LucideIcon, Mail, Phone, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { emailLink, phoneLink } from '../content/format.ts';
import type { Firm } from '../content/schema/firm.ts';
import { CopyText } from './CopyText.tsx';
import { isBlocked } from './EnquiryFields.tsx';
import { mailLink, messageText } from './message.ts';
import type { EnquiryState } from './state.ts';

/** How the firm is reached without the form. */
export type FirmContact = Pick<Firm, 'email' | 'phone'>;

interface FollowUpPanelProps {
  state: EnquiryState;
  firm: FirmContact;
  /** The visitor says that a person filled in the form. */
  onHuman: () => void;
}

/** A tile under the form's button, with joints all round. */
const panelLook = 'mt-6 rounded-arris border border-joint bg-surface-tint px-5 py-5 sm:px-6';
const way = 'max-sm:w-full px-4!';

/** What happened to the enquiry, under the form's button, and what to do now. Its live region is there before the words. */
export function FollowUpPanel({ state, firm, onHuman }: FollowUpPanelProps) {
  const { followUp } = state;
  const panel = useRef<HTMLDivElement>(null);

  // Clear of the header, the banner and the notice, for which the page keeps scroll padding.
  useEffect(() => {
    if (followUp) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [followUp]);

  return (
    <div ref={panel} className={followUp && panelLook}>
      <div role="status" aria-label="Hva skjedde med meldingen">
        {followUp && (
          <>
            <h4 className="text-h4">{followUp.title}</h4>
            <p className="mt-1 max-w-[60ch] text-small">{followUp.text}</p>
          </>
        )}
      </div>
      {followUp?.offer === 'ways' && <OtherWays state={state} firm={firm} />}
      {followUp?.offer === 'human' && (
        <Button variant="strong" className="mt-4" onClick={onHuman}>
          Tøm feltet og send
        </Button>
      )}
    </div>
  );
}

/** Every way on after a send that did not succeed. Nothing happens by itself: the visitor chooses. */
function OtherWays({ state, firm }: { state: EnquiryState; firm: FirmContact }) {
  const { values, reference } = state;
  const mail = mailLink(firm.email, values!, reference);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="strong" type="submit" disabled={isBlocked(state)} className={way}>
          <Icon glyph={RotateCw} />
          Prøv igjen
        </Button>
        <CopyText text={messageText(values!, reference)} className={way} />
        <Way href={mail.href} glyph={Mail} words="Åpne som e-post" />
        <Way href={phoneLink(firm.phone)} glyph={Phone} words={`Ring ${firm.phone}`} />
      </div>
      {!mail.complete && (
        <p className="mt-3 max-w-[60ch] text-small">
          Meldingen er lang, og bare begynnelsen får plass i e-posten. Kopier teksten først, og lim inn
          resten.
        </p>
      )}
    </>
  );
}

/** In the place of a form whose code threw: what was typed is kept for this tab (`draft.ts`), and the firm is reached without the form. */
export function BrokenForm({ firm }: { firm: FirmContact }) {
  return (
    <div role="alert" className={panelLook}>
      <h3 className="text-h4">Noe sviktet i skjemaet</h3>
      <p className="mt-1 max-w-[60ch] text-small">
        Last siden på nytt, så står det du skrev, i skjemaet igjen. Du kan også ringe eller skrive en e-post.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Way href={phoneLink(firm.phone)} glyph={Phone} words={`Ring ${firm.phone}`} />
        <Way href={emailLink(firm.email)} glyph={Mail} words="Skriv e-post" />
      </div>
    </div>
  );
}

function Way({ href, glyph, words }: { href: string; glyph: LucideIcon; words: string }) {
  return (
    <ButtonLink variant="line" href={href} className={way}>
      <Icon glyph={glyph} />
      {words}
    </ButtonLink>
  );
}
