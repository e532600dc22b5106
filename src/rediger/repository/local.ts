import { z } from 'zod';
import { failed, send } from './request.ts';
import { type Host, openRepository } from './host.ts';
import { type Failure, type Repository, RepositoryError } from '../repository.ts';

/** Where the secret of `npm run rediger` is kept, in this tab alone. */
export const secretKey = 'rediger';

const listing = z.object({
  commit: z.string(),
  files: z.array(z.object({ name: z.string(), id: z.string(), text: z.string().nullable() })),
});
const made = z.object({ commit: z.string() });
const entries = z.array(
  z.object({
    commit: z.string(),
    parent: z.string().optional(),
    author: z.string(),
    date: z.string(),
    title: z.string(),
  }),
);

/** What is said otherwise on one's own machine. */
const sentences: Partial<Record<Failure, string>> = {
  offline: 'Får ikke kontakt. Se om npm run rediger fortsatt kjører. Det du har skrevet, er ikke borte.',
  expired:
    'npm run rediger er startet på nytt. Åpne adressen som står der. Det du har skrevet, er ikke borte.',
};

/** The content on this machine, behind the server of `npm run rediger` (`tools/rediger/server.ts`). */
export function openLocal(secret: string): Repository {
  const forget = () => sessionStorage.removeItem(secretKey);
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${secret}` };
    try {
      return await send(`/api/${path}`, { ...init, headers }, init.method === 'POST', forget);
    } catch (error) {
      const sentence = error instanceof RepositoryError ? sentences[error.failure] : undefined;
      throw error instanceof RepositoryError && sentence ? failed(error.failure, sentence) : error;
    }
  };
  const json = async <Data>(schema: z.ZodType<Data>, path: string, init?: RequestInit) =>
    schema.parse(await (await ask(path, init)).json());
  const host: Host = {
    list: (commit = 'HEAD') => json(listing, `content/${commit}`),
    bytes: async (id) => (await ask(`files/${id}`)).blob(),
    thumbnail: async (id) => (await ask(`thumbnails/${id}`)).blob(),
    commit: async (message, base, { texts, pictures, deletions }) => {
      const body = new FormData();
      body.set('change', JSON.stringify({ message, base, texts: [...texts], deletions }));
      for (const [name, blob] of pictures) body.set(name, blob);
      return (await json(made, 'commits', { method: 'POST', body })).commit;
    },
    history: () => json(entries, 'history'),
    publishing: () => Promise.resolve({ state: 'out', text: 'Lagret på denne maskinen.' }),
    forget,
  };
  return openRepository(host);
}
