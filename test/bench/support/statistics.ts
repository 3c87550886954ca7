/** The value that a share of the sample lies at or below: nearest rank, so that it was really measured. */
export function getPercentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is nothing to take a percentile of');
  return value;
}

/** The middle of the sample; of an even number of values the mean of the two in the middle. */
export const getMedian = (sample: readonly number[]): number =>
  (getPercentile(sample, 0.5) + getPercentile(sample, (Math.floor(sample.length / 2) + 1) / sample.length)) /
  2;

/** Three significant digits: what a median of a few runs can claim. */
export const roundFigure = (value: number): number => Number(value.toPrecision(3));
