import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';

const Preview = lazy(() => import('../preview/Preview.tsx').then((module) => ({ default: module.Preview })));

/** The preview, loaded when it is first shown; on a phone only when it is asked for. */
export const PreviewPane = ({ isShown }: { isShown: boolean }) =>
  (isShown || window.matchMedia('(min-width: 64rem)').matches) && (
    <ErrorBoundary
      fallback={<p className="screen">Visningen kom ikke. Last siden på nytt når du har nett.</p>}
    >
      <Suspense fallback={null}>
        <Preview />
      </Suspense>
    </ErrorBoundary>
  );
