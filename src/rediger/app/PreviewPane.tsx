import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import type { Content } from '../content.ts';

const Preview = lazy(() => import('../preview/Preview.tsx').then((module) => ({ default: module.Preview })));

interface PreviewPaneProps {
  file: string;
  content: Content;
  /** On a phone the preview is shown only when it is asked for. */
  isShown: boolean;
}

/** The preview, loaded when it is first shown. */
export function PreviewPane({ file, content, isShown }: PreviewPaneProps) {
  if (!isShown && !window.matchMedia('(min-width: 64rem)').matches) return null;
  return (
    <ErrorBoundary
      fallback={<p className="screen">Visningen kom ikke. Last siden på nytt når du har nett.</p>}
    >
      <Suspense fallback={null}>
        <Preview file={file} content={content} />
      </Suspense>
    </ErrorBoundary>
  );
}
