import { type LucideIcon, Mail, Phone, RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { emailLink, phoneLink } from '../content/format.ts';
import type { Firm } from '../content/schema/firm.ts';
import { CopyText } from './CopyText.tsx';
import { panelLook } from './FollowUpPanel.tsx';
import { mailLink, messageText } from './message.ts';
import type { EnquiryValues } from './values.ts';

/** How the firm is reached without the form. */
export type FirmContact = Pick<Firm, 'email' | 'phone'>;

const way = 'max-sm:w-full px-4!';

interface OtherWaysProps {
  firm: FirmContact;
  values: EnquiryValues;
  reference: string;
  /** Whether something is missing for another attempt. */
  blocked: boolean;
}

/** Every way on after a send that did not succeed. Nothing happens by itself: the visitor chooses. */
export function OtherWays({ firm, values, reference, blocked }: OtherWaysProps) {
  const mail = mailLink(firm.email, values, reference);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="strong" type="submit" disabled={blocked} className={way}>
          <Icon glyph={RotateCw} />
          Prøv igjen
        </Button>
        <CopyText text={messageText(values, reference)} className={way} />
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
