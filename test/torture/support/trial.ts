export interface TrialOptions {
  readonly seed: number;
  /** The least number of faults. */
  readonly faults: number;
}

/** What happened in a trial. */
export interface Outcome {
  /** How often each kind of fault, or of operation, happened; one that never did fails the trial. */
  readonly faults: Readonly<Record<string, number>>;
  /** The least of the kinds that do not merely count towards the sum. */
  readonly least?: Readonly<Record<string, number>>;
  /** What else was counted, to see that the trial was one. */
  readonly counts: Readonly<Record<string, number>>;
  /** What should not have happened, in words. */
  readonly misses: readonly string[];
  /** Why the trial could not run on this machine; absent where it ran. */
  readonly leftOut?: string;
}

export interface Trial {
  /** The faults of a whole run and of a short one. */
  readonly sizes: { readonly whole: number; readonly short: number };
  run(options: TrialOptions): Promise<Outcome>;
}

/** Lists what fails a trial: its misses, faults that never happened, and too few of them. */
export function listFailures({ faults, least = {}, misses, leftOut }: Outcome, atLeast: number): string[] {
  if (leftOut !== undefined) return [];
  const silent = Object.keys(faults).filter((kind) => faults[kind] === 0);
  const rare = Object.entries(least).filter(([kind, count]) => (faults[kind] ?? 0) < count);
  const total = Object.values(faults).reduce((sum, count) => sum + count, 0);
  return [
    ...misses,
    ...silent.map((kind) => `the fault "${kind}" never happened`),
    ...rare.map(([kind, count]) => `only ${faults[kind] ?? 0} of ${count} faults "${kind}" happened`),
    ...(total < atLeast ? [`only ${total} of ${atLeast} faults happened`] : []),
  ];
}
