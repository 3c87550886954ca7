const HOUR = 3600;

/** Describes a duration in words: "a minute", "about 14 hours". */
export function describeWait(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  if (hours >= 1) return hours === 1 ? 'about an hour' : `about ${hours} hours`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
