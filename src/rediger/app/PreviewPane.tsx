import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import type { Files } from '../repository.ts';

const Preview = lazy(() => import('../preview/Preview.tsx').then((module) => ({ default: module.Preview })));

interface PreviewPaneProps {
  file: string;
  files: Files;
  /** On a phone the preview is shown only when it is asked for. */
  isShown: boolean;
}

/** The preview, loaded when it is first shown. */
export function PreviewPane({ file, files, isShown }: PreviewPaneProps) {
  if (!isShown && !window.matchMedia('(min-width: 64rem)').matches) return null;
  return (
    <ErrorBoundary
      fallback={<p className="screen">Visningen kom ikke. Last siden på nytt når du har nett.</p>}
    >
      <Suspense fallback={null}>
        <Preview file={file} files={files} />
      </Suspense>
    </ErrorBoundary>
  );
}
