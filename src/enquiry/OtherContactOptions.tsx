import clsx from 'clsx';
import { Copy, type LucideIcon, Mail, Phone, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { emailLink, phoneLink } from '../content/format.ts';
import type { Firm } from '../content/schema/firm.ts';
import { mailLink, messageText } from './message.ts';
import { type EnquiryState, isBlocked } from './state.ts';

/** How the firm is reached without the form. */
export type FirmContact = Pick<Firm, 'email' | 'phone'>;

/** A tile under the form's button, with joints all round. */
export const panelLook = 'mt-6 rounded-arris border border-joint bg-surface-tint px-5 py-5 sm:px-6';
const way = 'max-sm:w-full px-4!';

/** Every way on after a send that did not succeed. Nothing happens by itself: the visitor chooses. */
export function OtherContactOptions({ state, firm }: { state: EnquiryState; firm: FirmContact }) {
  const { values, reference } = state;
  const mail = mailLink(firm.email, values!, reference);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="strong" type="submit" disabled={isBlocked(state)} className={way}>
          <Icon glyph={RotateCw} />
          Prøv igjen
        </Button>
        <CopyText text={messageText(values!, reference)} />
        <ContactOption href={mail.href} glyph={Mail} words="Åpne som e-post" />
        <ContactOption href={phoneLink(firm.phone)} glyph={Phone} words={`Ring ${firm.phone}`} />
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
        <ContactOption href={phoneLink(firm.phone)} glyph={Phone} words={`Ring ${firm.phone}`} />
        <ContactOption href={emailLink(firm.email)} glyph={Mail} words="Skriv e-post" />
      </div>
    </div>
  );
}

function ContactOption({ href, glyph, words }: { href: string; glyph: LucideIcon; words: string }) {
  return (
    <ButtonLink variant="line" href={href} className={way}>
      <Icon glyph={glyph} />
      {words}
    </ButtonLink>
  );
}

const sayings = {
  copied: 'Teksten er kopiert.',
  refused: 'Nettleseren lot oss ikke kopiere. Teksten er merket her, så du kan kopiere den selv.',
};

const select = (field: HTMLTextAreaElement | null) => field?.select();

/** Copies a text; where the browser refuses, it shows the text, selected, for the visitor to copy. */
function CopyText({ text }: { text: string }) {
  const [result, setResult] = useState<keyof typeof sayings>();

  async function copy() {
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }

  return (
    <>
      <Button variant="line" className={way} onClick={copy}>
        <Icon glyph={Copy} />
        Kopier teksten
      </Button>
      {/* The live region is there before its words, and until then the gap above it is not. */}
      <div className={clsx('order-last w-full', !result && '-mt-3')}>
        <p role="status" aria-label="Kopiering" className="text-small">
          {result && sayings[result]}
        </p>
        {result === 'refused' && (
          <textarea
            ref={select}
            readOnly
            rows={5}
            aria-label="Teksten i meldingen"
            value={text}
            className="mt-2 w-full rounded-arris border border-control bg-surface-raised px-3.5 py-3 text-small"
          />
        )}
      </div>
    </>
  );
}
