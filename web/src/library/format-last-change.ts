const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Formats a time as "just now", "5 minutes ago", "yesterday"; a date after a week. Both in milliseconds since
 * 1970.
 */
export function formatLastChange(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds < MINUTE) return 'just now';
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < WEEK) return relative.format(-Math.floor(seconds / DAY), 'day');
  return absolute.format(at);
}
