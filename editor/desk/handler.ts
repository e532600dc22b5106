import { randomUUID } from 'node:crypto';
import { contentFolder } from '../../src/content/folder.ts';
import { assets } from './assets.ts';
import { deskPage } from './desk-page.ts';
import { readDesk } from './desk-state.ts';
import { takeBack, useAgain } from './history.ts';
import { previewPublish, publish, sendWaiting, type Outcome } from './publish.ts';
import { publishPage } from './publish-page.ts';
import { viewSteps } from './step-view.ts';

/** Nothing but the editor's own files, and nobody may frame it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = (type: string) => ({
  'Content-Type': type,
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
});

const page = (text: string, status = 200) =>
  new Response(text, { status, headers: headers('text/html; charset=utf-8') });

const plain = (text: string, status: number, more: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...headers('text/plain; charset=utf-8'), ...more } });

/** What the desk is about. */
export interface Place {
  /** The content folder. */
  content: string;
  /** Address of the site as it would be. */
  preview: string;
}

/** Longer than any form of the desk. */
const longestForm = 20_000;

/**
 * Answers every request under `/skrivebord/`. Whoever is in front of it has made sure that the request comes from this
 * machine and from the editor's own pages (Host and Origin).
 */
export async function handleDesk(
  request: Request,
  { content, preview }: Place = { content: contentFolder, preview: '/' },
): Promise<Response> {
  const url = new URL(request.url);
  const name = url.pathname.replace(/^\/skrivebord\/?/, '');
  try {
    if (request.method === 'GET') return await read(name, url, { content, preview });
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (request.method !== 'POST' || !act)
      return plain('Finnes ikke.', act || Object.hasOwn(assets, name) ? 405 : 404);
    if (Number(request.headers.get('Content-Length') ?? 0) > longestForm) return plain('For mye.', 413);
    const form = new URLSearchParams(await request.text());
    const { to, outcome } = await act(form, content);
    return new Response(null, {
      status: 303,
      headers: { Location: `${to}?svar=${remember(outcome)}`, 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    console.error(error);
    return plain(
      `Noe gikk galt på skrivebordet. Det du har lagret, er her fortsatt.\n\n${String(error)}`,
      500,
    );
  }
}

async function read(name: string, url: URL, { content, preview }: Place): Promise<Response> {
  const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (asset) return new Response(await asset.read(), { headers: headers(asset.type) });
  if (!['', 'publiser', 'status.json'].includes(name)) return plain('Siden finnes ikke.', 404);
  if (!url.pathname.startsWith('/skrivebord/')) {
    return new Response(null, { status: 308, headers: { Location: '/skrivebord/' } });
  }
  const state = await readDesk(content);
  const { kept, notices, version } = state;
  const outcome = outcomes.get(url.searchParams.get('svar') ?? '');
  if (name === 'status.json') {
    const status = {
      mistakes: notices.mistakes,
      warnings: [...notices.warnings, ...notices.demo],
      unsaved: 'missing' in kept ? 0 : kept.files,
    };
    return new Response(JSON.stringify(status), {
      headers: { ...headers('application/json; charset=utf-8'), ETag: `"${version}"` },
    });
  }
  if (name === 'publiser' && !('missing' in kept)) {
    return page(publishPage({ ...state, preview }, await previewPublish(kept.repository), outcome));
  }
  return page(
    deskPage(
      { ...state, preview },
      'missing' in kept ? [] : await viewSteps(kept.repository, kept.steps),
      outcome,
    ),
  );
}

type Action = (form: URLSearchParams, content: string) => Promise<{ to: string; outcome: Outcome }>;

const actions: Record<string, Action> = {
  angre: async (form, content) => ({
    to: '/skrivebord/',
    outcome: (await takeBack(form.get('id') ?? '', form.get('seen') ?? '', content))
      ? { done: true, title: 'Angret', text: `Innholdet er som det var før lagringen. ${reopen}` }
      : { done: false, title: 'Ikke angret', text: lookAgain },
  }),
  igjen: async (form, content) => ({
    to: '/skrivebord/',
    outcome: (await useAgain(form.get('id') ?? '', content))
      ? {
          done: true,
          title: 'Tatt i bruk igjen',
          text: `Innholdet er som det var etter lagringen. ${reopen}`,
        }
      : { done: false, title: 'Ikke tatt i bruk', text: lookAgain },
  }),
  publiser: async (form, content) => {
    const request = { token: form.get('token') ?? '', note: form.get('note') ?? '' };
    const outcome = await publish({ ...request, send: form.get('send') === 'ja' }, content);
    return { to: outcome.done ? '/skrivebord/' : '/skrivebord/publiser', outcome };
  },
  send: async (_form, content) => {
    const outcome = await sendWaiting(content);
    return { to: outcome.done ? '/skrivebord/' : '/skrivebord/publiser', outcome };
  },
};

const reopen = 'Har du et skjema åpent, last det på nytt før du skriver mer.';
const lookAgain = 'Innholdet er endret siden siden ble vist. Se over lagringene og prøv igjen.';

/** How the latest requests went, for the page that the browser is sent on to. */
const outcomes = new Map<string, Outcome>();

function remember(outcome: Outcome): string {
  const key = randomUUID();
  outcomes.set(key, outcome);
  for (const old of [...outcomes.keys()].slice(0, -20)) outcomes.delete(old);
  return key;
}
