import clsx from 'clsx';
import { Copy, type LucideIcon, Mail, Phone, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { emailLink, phoneLink } from '../content/format.ts';
import type { Firm } from '../content/schema/firm.ts';
import { mailLink, messageText } from './message.ts';
import { call, labels } from './messages.ts';
import { type EnquiryState, isBlocked } from './state.ts';

/** How the firm is reached without the form. */
export type FirmContact = Pick<Firm, 'email' | 'phone'>;

const option = 'max-sm:w-full px-4!';

/** Every way on after a send that did not succeed. Nothing happens by itself: the visitor chooses. */
export function OtherContactOptions({ state, firm }: { state: EnquiryState; firm: FirmContact }) {
  const { values, reference } = state;
  const mail = mailLink(firm.email, values!, reference);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="strong" type="submit" disabled={isBlocked(state)} className={option}>
          <Icon glyph={RotateCw} />
          {labels.tryAgain}
        </Button>
        <CopyText text={messageText(values!, reference)} />
        <ContactOption href={mail.href} glyph={Mail} words={labels.openMail} />
        <ContactOption href={phoneLink(firm.phone)} glyph={Phone} words={call(firm.phone)} />
      </div>
      {!mail.complete && <p className="mt-3 max-w-[60ch] text-small">{labels.longMail}</p>}
    </>
  );
}

/** Takes the place of a form whose code threw; a reload restores what was typed (`draft.ts`). */
export function BrokenForm({ firm }: { firm: FirmContact }) {
  return (
    <div role="alert" className="enquiry-panel">
      <h3 className="text-h4">{labels.brokenTitle}</h3>
      <p className="mt-1 max-w-[60ch] text-small">{labels.brokenText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ContactOption href={phoneLink(firm.phone)} glyph={Phone} words={call(firm.phone)} />
        <ContactOption href={emailLink(firm.email)} glyph={Mail} words={labels.writeMail} />
      </div>
    </div>
  );
}

function ContactOption({ href, glyph, words }: { href: string; glyph: LucideIcon; words: string }) {
  return (
    <ButtonLink variant="line" href={href} className={option}>
      <Icon glyph={glyph} />
      {words}
    </ButtonLink>
  );
}

const select = (field: HTMLTextAreaElement | null) => field?.select();

/** Copies a text; where the browser refuses, shows it, selected, for the visitor to copy. */
function CopyText({ text }: { text: string }) {
  const [result, setResult] = useState<'copied' | 'copyRefused'>();

  async function copy() {
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      // The visitor or the browser refuses (NotAllowedError), or there is no clipboard outside https (TypeError).
      setResult('copyRefused');
    }
  }

  return (
    <>
      <Button variant="line" className={option} onClick={copy}>
        <Icon glyph={Copy} />
        {labels.copy}
      </Button>
      {/* The live region exists before its words; while it is empty, it takes no gap. */}
      <div className={clsx('order-last w-full', !result && '-mt-3')}>
        <p role="status" aria-label={labels.copyStatus} className="text-small">
          {result && labels[result]}
        </p>
        {result === 'copyRefused' && (
          <textarea
            ref={select}
            readOnly
            rows={5}
            aria-label={labels.copyField}
            value={text}
            className="field-control mt-2 text-small"
          />
        )}
      </div>
    </>
  );
}
