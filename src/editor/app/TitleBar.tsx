import { fileSchema, singleFileNames } from '../../content/schema/files.ts';
import { ArrowLeft, ExternalLink } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../../site/components/Icon.tsx';
import { useForm } from '../context.ts';
import { type Project, projectTitle } from '../projects.ts';
import { orderFile } from '../values.ts';
import { goBack, linkTo } from './route.ts';

const titles: Record<string, string | undefined> = {
  endringer: 'Siste endringer',
  ...Object.fromEntries(singleFileNames.map((name) => [name, fileSchema(name).label])),
};

interface TitleBarProps {
  /** The project that is shown. */
  project: Project | undefined;
  isPreviewed: boolean;
}

/** The title of the screen, which takes the focus when the screen changes, and the way back. */
export function TitleBar({ project, isPreviewed }: TitleBarProps) {
  const { file: screen, filled } = useForm();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  return (
    <header className="bar">
      <div className="bar-row">
        {screen !== '' && (
          <a
            className="icon-button"
            href={linkTo(isPreviewed ? screen : project ? orderFile : '')}
            onClick={(event) => {
              if (goBack()) event.preventDefault();
            }}
            aria-label="Tilbake"
          >
            <Icon glyph={ArrowLeft} />
          </a>
        )}
        <h1 tabIndex={-1} ref={heading}>
          {project ? filled(projectTitle(project)) : (titles[screen] ?? 'Hva vil du endre?')}
        </h1>
        <a className="link" href="/" target="_blank">
          <span>Se nettsiden</span>
          <Icon glyph={ExternalLink} />
        </a>
      </div>
    </header>
  );
}
