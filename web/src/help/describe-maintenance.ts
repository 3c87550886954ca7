import type { Maintenance } from '#shared/api/account-models.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Describes a maintenance at `now`, in milliseconds since 1970; null where it is over or more than a day off.
 */
export function describeMaintenance(
  { starts_at, ends_at }: Maintenance,
  now: number,
  say: (at: number) => string,
): string | null {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  if (now >= end || now < start - DAY_MS) return null;
  const until = say(end);
  const when = now < start ? `from ${say(start)} to ${until}` : `now, until ${until}`;
  return `Maintenance ${when}. You can go on editing: your changes are kept on this device and saved afterwards.`;
}
