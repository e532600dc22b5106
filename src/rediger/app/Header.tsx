import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { linkTo } from './route.ts';

interface HeaderProps {
  screen: string;
  title: string;
  /** The screen that this one was opened from; missing on the first. */
  back: string | undefined;
}

/** The title of the screen, which takes the focus when the screen changes, and the way back. */
export function Header({ screen, title, back }: HeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  return (
    <header className="bar">
      {back !== undefined && (
        <a className="icon-button -ms-3 hover:bg-surface-deep" href={linkTo(back)} aria-label="Tilbake">
          <Icon glyph={ArrowLeft} />
        </a>
      )}
      <h1 className="flex-1 text-h4 font-medium outline-none" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <a className="link shrink-0 text-ink-inverse" href="/" target="_blank">
        Se nettsiden
      </a>
    </header>
  );
}
