/** `7`, `07.00`, `0700` and `7:00` as `07:00`; anything else as it is. */
export function readTime(text = ''): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[.:,]?(\d{2}))?$/.exec(text) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}
