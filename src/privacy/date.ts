const format = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day as `2026-11-20`, which is how Swedes write it, by the clock and time zone of the reader. */
export const isoDay = (date: Date) => date.toLocaleDateString('sv-SE');

/** The same day as Norwegians write it: `20. november 2026`. */
export const norwegianDay = (isoDay: string) => format.format(new Date(`${isoDay}T00:00`));
