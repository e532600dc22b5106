import { Megaphone } from 'lucide';
import { Icon } from '../components/Icon.tsx';
import { messages } from './messages.ts';

interface BulletinProps {
  text: string;
  /** Under the header at the top of a page, or above the enquiry form. */
  place: 'top' | 'form';
}

/** A message of the firm that is shown on some days (`bulletinController.ts`). */
export const Bulletin = ({ text, place }: BulletinProps) => (
  <aside className="bulletin" data-place={place} aria-label={messages.bulletin[place]}>
    <p>
      <Icon glyph={Megaphone} />
      {text}
    </p>
  </aside>
);
