import { withStorage } from '../../site/components/withStorage.ts';
import type { Answer } from './exchange.ts';

/** Storage key of the day on which the token ends. */
const key = 'rediger-utløper';

const day = 24 * 60 * 60 * 1000;

const keep = (end: number) => withStorage(() => localStorage.setItem(key, new Date(end).toISOString()));

/** How long a token lasts that GitHub's form makes as the editor fills it in, in days. */
export const usualDays = 365;

/** The last day of a token that is made today, such as `2027-01-31`. */
export const usualEnd = () => new Date(Date.now() + usualDays * day).toISOString().slice(0, 10);

/** Keeps the last day of a new token, as the owner read it at GitHub. */
export const expectTokenEnd = (date: string) => keep(Date.parse(date) || Date.parse(usualEnd()));

/**
 * Keeps the day that GitHub's answer names, such as `2027-01-31 09:00:00 UTC`. A page of another origin can
 * read the header only if `Access-Control-Expose-Headers` lists it, which GitHub's did not in November 2026.
 */
export function noteTokenEnd({ headers }: Answer): void {
  const written = headers.get('github-authentication-token-expiration') ?? '';
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC$/.exec(written) ?? [];
  if (date) keep(Date.parse(`${date}T${time}Z`));
}

/** The day on which the token ends, if that is within 30 days. */
export function endingToken(): Date | undefined {
  const end = new Date(withStorage(() => localStorage.getItem(key)) ?? '');
  return end.getTime() - Date.now() < 30 * day ? end : undefined;
}

export const forgetTokenEnd = () => withStorage(() => localStorage.removeItem(key));
