const HOUR = 3600;
const DAY = 24 * HOUR;

/** Describes a duration in words: "a minute", "about 14 hours", "about 3 days". */
export function describeWait(seconds: number): string {
  if (seconds >= 2 * DAY) return `about ${Math.round(seconds / DAY)} days`;
  const hours = Math.floor(seconds / HOUR);
  if (hours >= 1) return hours === 1 ? 'about an hour' : `about ${hours} hours`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
