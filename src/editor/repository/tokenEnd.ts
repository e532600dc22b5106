import { withStorage } from '../../site/components/withStorage.ts';

/** Storage key of the day on which the token ends. */
const key = 'rediger-utløper';

const day = 24 * 60 * 60 * 1000;

/** How long a token lasts that GitHub's form makes as the editor fills it in, in days. */
export const usualDays = 365;

/** The last day of a token that is made today, such as `2027-01-31`. */
export const usualEnd = () => new Date(Date.now() + usualDays * day).toISOString().slice(0, 10);

/** Keeps the last day of a new token, as the owner read it: GitHub tells other pages nothing of it. */
export const expectTokenEnd = (date: string) => withStorage(() => localStorage.setItem(key, date));

/** The day on which the token ends, if that is within 30 days. */
export function endingToken(): Date | undefined {
  const end = new Date(withStorage(() => localStorage.getItem(key)) ?? '');
  return end.getTime() - Date.now() < 30 * day ? end : undefined;
}

export const forgetTokenEnd = () => withStorage(() => localStorage.removeItem(key));
