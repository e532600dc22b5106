import { Mail, Phone, RotateCw } from 'lucide-react';
import { Button, buttonClass } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { CopyText } from './CopyText.tsx';
import { mailLink, messageText } from './message.ts';
import type { EnquiryValues } from './values.ts';

/** How the firm is reached without the form. */
export interface FirmContact {
  email: string;
  /** As it is written. */
  phone: string;
  /** `tel:` address. */
  phoneHref: string;
}

interface OtherWaysProps {
  firm: FirmContact;
  values: EnquiryValues;
  reference: string;
  /** Whether something is missing for another attempt. */
  blocked: boolean;
}

const way = 'max-sm:w-full px-4!';

/** Every way on after a send that did not succeed. Nothing happens by itself: the visitor chooses. */
export function OtherWays({ firm, values, reference, blocked }: OtherWaysProps) {
  const mail = mailLink(firm.email, values, reference);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="strong" type="submit" disabled={blocked} className={way}>
          <Icon glyph={RotateCw} />
          Prøv igjen
        </Button>
        <CopyText text={messageText(values, reference)} className={way} />
        <a href={mail.href} className={buttonClass('line', way)}>
          <Icon glyph={Mail} />
          Åpne som e-post
        </a>
        <a href={firm.phoneHref} className={buttonClass('line', way)}>
          <Icon glyph={Phone} />
          Ring {firm.phone}
        </a>
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
