import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../site/components/Icon.tsx';

/** A secondary button. */
export const QuietButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="button" data-kind="quiet" {...props} />
);

interface IconButtonProps extends ComponentProps<'button'> {
  glyph: IconNode;
  label: string;
}

/** A button with an icon only. */
export const IconButton = ({ glyph, label, ...rest }: IconButtonProps) => (
  <button type="button" className="icon-button" aria-label={label} {...rest}>
    <Icon glyph={glyph} />
  </button>
);

/** Help for a field. */
export const Note = (props: ComponentProps<'p'>) => <p className="note" {...props} />;

/** What is wrong with a field. */
export const Mistake = (props: ComponentProps<'p'>) => <p className="mistake" {...props} />;
