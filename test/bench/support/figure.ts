import { getMedian, getPercentile, roundFigure } from './statistics.ts';

/** What a figure prints as one line of JSON: ours against theirs, both measured in this run. */
export interface Figure {
  readonly figure: string;
  readonly ours: number;
  readonly theirs: number;
  /** Ours over theirs: below 1 we need less. */
  readonly ratio: number;
  readonly unit: 'ms' | 's' | 'bytes';
  /** Measurements on each side. */
  readonly runs: number;
  readonly aim: string;
  /** What both sides have in common, so that neither is fast by doing less. */
  readonly gates: Gates;
  readonly p95?: Pick<Figure, 'ours' | 'theirs' | 'ratio'>;
  /** What the other side is, where it has a version or a choice in it. */
  readonly against?: string;
}
export type Gates = Readonly<Record<string, unknown>>;

export interface Samples {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

interface About extends Pick<Figure, 'figure' | 'unit' | 'aim' | 'gates' | 'against'> {
  /** The 95th percentile is part of the aim. */
  readonly withP95?: boolean;
}

/** The medians of both sides, and their ratio. */
export function toFigure({ ours, theirs }: Samples, { withP95 = false, ...about }: About): Figure {
  const compared = (of: (sample: readonly number[]) => number) => ({
    ours: roundFigure(of(ours)),
    theirs: roundFigure(of(theirs)),
    ratio: roundFigure(of(ours) / of(theirs)),
  });
  const { figure, gates, ...rest } = about;
  const p95 = withP95 && { p95: compared((sample) => getPercentile(sample, 0.95)) };
  return { figure, ...compared(getMedian), ...p95, ...rest, runs: ours.length, gates };
}

/** Runs both sides in turn, A B A B, so that a slow minute of the machine is slow for both. */
export async function runAlternately(
  runs: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Samples> {
  const samples = { ours: [] as number[], theirs: [] as number[] };
  for (let run = 0; run < runs; run++) {
    samples.ours.push(await ours());
    samples.theirs.push(await theirs());
  }
  return samples;
}

/** Milliseconds that the work takes. */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A measurement that could not be made honestly. */
export class UnfairComparison extends Error {}

/** Refuses a comparison of unlike things. */
export function assertComparable(holds: boolean, what: string): void {
  if (!holds) throw new UnfairComparison(what);
}
