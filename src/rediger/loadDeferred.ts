import { RepositoryError } from './request.ts';

/** Loads what is not in the first script. */
export const loadDeferred = () =>
  import('./deferred.ts').catch(() => {
    throw new RepositoryError('offline');
  });
