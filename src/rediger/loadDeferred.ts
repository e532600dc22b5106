import { RepositoryError } from './request.ts';

const fail = () => {
  throw new RepositoryError('offline');
};

/** Loads what is not in the first script. */
export const loadDeferred = () => import('./deferred.ts').catch(fail);

/** Loads the part of it that reads texts: a quarter, for a form that waits for one. */
export const loadReader = () => import('./saving/text.ts').catch(fail);
