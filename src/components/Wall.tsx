import clsx from 'clsx';
import type { ReactNode } from 'react';

interface WallProps {
  children: ReactNode;
  className?: string;
  /** Draws the wall's outer joints; none where a photograph lies behind. */
  edges?: boolean;
}

/** The centred width that everything is laid on: full width on phones, gutters above, 1600 px at most. */
export function Wall({ children, className, edges }: WallProps) {
  return (
    <div
      className={clsx(
        'relative mx-auto w-[min(100%-2*var(--spacing-gutter),var(--container-wall))]',
        edges && 'sm:shadow-[-1px_0_var(--color-joint),1px_0_var(--color-joint)]',
        className,
      )}
    >
      {children}
    </div>
  );
}
