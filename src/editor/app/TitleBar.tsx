import { ArrowLeft, ExternalLink } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../../site/components/Icon.tsx';
import { useEditor } from '../context.ts';
import { getFormName } from '../state.ts';
import { orderFile } from '../values.ts';
import { goBack, linkTo } from './route.ts';

interface TitleBarProps {
  isPreviewed: boolean;
}

/** The title of the screen, which takes the focus when the screen changes, and the way back. */
export function TitleBar({ isPreviewed }: TitleBarProps) {
  const { form: screen, state, filled } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  const list = screen.startsWith('projects/') ? orderFile : '';
  const above = isPreviewed ? screen : list;
  return (
    <header className="bar">
      <div className="bar-row">
        {screen !== '' && (
          <a
            className="icon-button"
            href={linkTo(above)}
            onClick={(event) => {
              if (goBack()) event.preventDefault();
            }}
            aria-label="Tilbake"
          >
            <Icon glyph={ArrowLeft} />
          </a>
        )}
        <h1 tabIndex={-1} ref={heading}>
          {screen === '' ? 'Hva vil du endre?' : filled(getFormName(state, screen))}
        </h1>
        <a className="link" href="/" target="_blank">
          <span>Se nettsiden</span>
          <Icon glyph={ExternalLink} />
        </a>
      </div>
    </header>
  );
}
