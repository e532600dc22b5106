import { Mail, Phone } from 'lucide-react';
import { buttonClass } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { panelLook } from './FollowUpPanel.tsx';
import type { FirmContact } from './OtherWays.tsx';

const way = buttonClass('line', 'max-sm:w-full px-4!');

/** In the place of a form whose code threw: what was typed is kept for this tab (`draft.ts`), and the firm is reached without the form. */
export function BrokenForm({ firm }: { firm: FirmContact }) {
  return (
    <div role="alert" className={panelLook}>
      <h3 className="text-h4">Noe sviktet i skjemaet</h3>
      <p className="mt-1 max-w-[60ch] text-small">
        Last siden på nytt, så står det du skrev, i skjemaet igjen. Du kan også ringe eller skrive en e-post.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={firm.phoneHref} className={way}>
          <Icon glyph={Phone} />
          Ring {firm.phone}
        </a>
        <a href={`mailto:${firm.email}`} className={way}>
          <Icon glyph={Mail} />
          Skriv e-post
        </a>
      </div>
    </div>
  );
}
