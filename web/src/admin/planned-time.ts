/** Says what is wrong with a planned time, as fields of date and time hold it; null where nothing is, or something is missing. */
export function findMistake(start: string, end: string, now: Date): string | null {
  if (start === '' || end === '') return null;
  if (end <= start) return 'The end must be after the start.';
  return new Date(end) <= now ? 'This time is over already.' : null;
}

/** Names the time zone of this computer: "Europe/Berlin, GMT+2". */
export function nameTimeZone(now = new Date()): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value;
  return [format.resolvedOptions().timeZone, offset].filter(Boolean).join(', ');
}
