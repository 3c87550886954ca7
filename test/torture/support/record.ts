import type { Outcome } from './trial.ts';

/** What a trial has tried, seen and missed so far. */
export class TrialRecord {
  readonly faults: Record<string, number>;
  readonly counts: Record<string, number> = {};
  readonly misses: string[] = [];

  /** Every kind stands there from the beginning, so that one which is never tried is seen. */
  constructor(kinds: readonly string[]) {
    this.faults = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  }

  /** Counts a trial of the kind. */
  tryOne(kind: string, times = 1): void {
    this.faults[kind] = (this.faults[kind] ?? 0) + times;
  }
  count(name: string, times = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + times;
  }
  /** Keeps the largest figure of the name. */
  keepMost(name: string, figure: number): void {
    this.counts[name] = Math.max(this.counts[name] ?? 0, Math.round(figure));
  }
  /** Says what should not have happened. */
  miss(kind: string, words: string): void {
    this.misses.push(`${kind}: ${words}`.slice(0, 400));
  }
  toOutcome(): Outcome {
    return { faults: this.faults, counts: this.counts, misses: this.misses };
  }
}
