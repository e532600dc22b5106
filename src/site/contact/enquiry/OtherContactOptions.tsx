import { type IconNode, Mail, Phone, RotateCw } from 'lucide';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { phoneLink } from '../../../content/format.ts';
import type { Firm } from '../../../content/schema/firm.ts';
import { mailLink } from './mailLink.ts';
import { labels } from './messages.ts';
import { type EnquiryState, isBlocked } from './state.ts';
import type { EnquiryValues } from './enquiryValues.ts';
import { emailLink } from '../../../content/email.ts';

/** How to reach the firm without the form. */
export type FirmContact = Pick<Firm, 'email' | 'phone'>;

interface OtherContactOptionsProps {
  state: EnquiryState;
  values: EnquiryValues;
  firm: FirmContact;
}

/** What a visitor can do after a failed send: retry, e-mail or call. Nothing is retried automatically. */
export function OtherContactOptions({ state, values, firm }: OtherContactOptionsProps) {
  const mail = mailLink(firm.email, values);
  return (
    <>
      <div className="enquiry-options">
        <Button variant="strong" type="submit" disabled={isBlocked(state)} aria-describedby="skjema-mangler">
          <Icon glyph={RotateCw} />
          {labels.tryAgain}
        </Button>
        <ContactOption href={mail.href} glyph={Mail} words={labels.openMail} />
        <ContactOption href={phoneLink(firm.phone)} glyph={Phone} words={labels.call(firm.phone)} />
      </div>
      {!mail.complete && <p className="text-small">{labels.longMail}</p>}
    </>
  );
}

/** Shown instead of a form whose code threw; a reload restores what was typed (`draft.ts`). */
export function BrokenForm({ firm }: { firm: FirmContact }) {
  return (
    <div role="alert" className="enquiry-panel">
      <h3 className="text-h4">{labels.brokenTitle}</h3>
      <p className="text-small">{labels.brokenText}</p>
      <div className="enquiry-options">
        <ContactOption href={phoneLink(firm.phone)} glyph={Phone} words={labels.call(firm.phone)} />
        <ContactOption href={emailLink(firm.email)} glyph={Mail} words={labels.writeMail} />
      </div>
    </div>
  );
}

function ContactOption({ href, glyph, words }: { href: string; glyph: IconNode; words: string }) {
  return (
    <ButtonLink variant="line" href={href}>
      <Icon glyph={glyph} />
      {words}
    </ButtonLink>
  );
}
