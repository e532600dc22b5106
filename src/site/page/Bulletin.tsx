import { Megaphone } from 'lucide';
import { Icon } from '../components/Icon.tsx';
import { messages } from './messages.ts';

/** A message of the firm under the header, on its days (`bulletinController.ts`). */
export const Bulletin = ({ text }: { text: string }) => (
  <aside className="bulletin" aria-label={messages.bulletin}>
    <p>
      <Icon glyph={Megaphone} />
      {text}
    </p>
  </aside>
);
