import { getMedian } from '../../bench/support/statistics.ts';
import type { TrialRecord } from '../support/record.ts';

/** What processes hold at a moment. */
export interface Held {
  readonly bytes: number;
  /** Open files, pipes and sockets. */
  readonly descriptors: number;
}

interface Asked {
  readonly name: string;
  /** How many of the first moments are warming up: code is compiled, caches fill. */
  readonly first: number;
  /** One moment says little: garbage is collected when the engine likes. So many are taken together. */
  readonly samples: number;
}

const MOST_GROWTH = 1.05;
/** Connections that are kept open for the next call come and go. */
const SPARE_DESCRIPTORS = 6;

/** Compares what was held at the end with what was held after warming up. */
export function judgeFlat(record: TrialRecord, held: readonly Held[], { name, first, samples }: Asked): void {
  const compare = (of: (one: Held) => number) => ({
    before: getMedian(held.slice(first - samples, first).map(of)),
    after: getMedian(held.slice(-samples).map(of)),
  });
  const memory = compare(({ bytes }) => bytes / 1e6);
  const open = compare(({ descriptors }) => descriptors);
  record.counts[`MB of ${name} at first`] = Math.round(memory.before);
  record.counts[`MB of ${name} at the end`] = Math.round(memory.after);
  record.counts[`descriptors of ${name} at first`] = open.before;
  record.counts[`descriptors of ${name} at the end`] = open.after;
  if (memory.after > memory.before * MOST_GROWTH)
    record.miss(name, `grew from ${memory.before.toFixed(1)} to ${memory.after.toFixed(1)} MB`);
  if (open.after > open.before + SPARE_DESCRIPTORS)
    record.miss(name, `has ${open.after} descriptors open, ${open.before} at first`);
}
