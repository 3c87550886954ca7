import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { range } from 'es-toolkit';
import { readUsage } from '#infra/model/usage.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { getPercentile } from '../bench/support/statistics.ts';
import { aProduct } from '../support/product.ts';
import { LoadTeacher, type Pace, type Seen } from './teacher.ts';

/** Milliseconds of half, of 95 and of 99 in a hundred, and how many there were. */
export interface Spread {
  readonly count: number;
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
}

export interface Load {
  readonly teachers: number;
  readonly seconds: number;
  readonly save: Spread;
  readonly publish: Spread;
  readonly picture: Spread;
  readonly errors: readonly string[];
  /** What was acknowledged, and is not stored in the end. */
  readonly lost: readonly string[];
  /** How many processes wanted a core before, of whatever else the machine does: above its cores all times are longer. */
  readonly busy: number;
  /** The most memory of the product's process, without the browser that prints. */
  readonly megabytes: number;
}

const AT_ONCE = 4;

export function toSpread(sample: readonly number[]): Spread {
  const take = (share: number) => (sample.length === 0 ? null : Math.round(getPercentile(sample, share)));
  return { count: sample.length, p50: take(0.5), p95: take(0.95), p99: take(0.99) };
}

/** Derives a teacher's pace while they edit from the month of the model. */
export function derivePace(): Pace {
  const usage = readUsage();
  const editing = usage.sessions * usage.sessionMinutes * 60;
  return { save: usage.secondsToSave, publish: editing / usage.publishes, picture: editing / usage.pictures };
}

/** Lets so many teachers work at once, for so many seconds, on a product of their own. */
export async function runTeachers(teachers: number, seconds: number, pace = derivePace()): Promise<Load> {
  const busy = Number((loadavg()[0] ?? 0).toFixed(1));
  const product = await aProduct();
  try {
    const seen: Seen = { saves: [], publishes: [], pictures: [], errors: [] };
    const entered: LoadTeacher[] = [];
    const enter = async (number: number) => {
      const random = createSeededRandom(number + 1);
      entered.push(await LoadTeacher.enter(product, seen, { number, random }));
    };
    for (const first of range(0, teachers, AT_ONCE))
      await Promise.all(range(first, Math.min(teachers, first + AT_ONCE)).map(enter));
    const until = Date.now() + seconds * 1000;
    await Promise.all(entered.map((teacher) => teacher.work(until, pace)));
    // What is under way when the time ends has ended by now; a publish that was given up on goes on by itself.
    await wait(1_000);
    const losses: (string | null)[] = [];
    // One after the other: what is looked for is what was stored, not how fast it is read.
    for (const teacher of entered) losses.push(await teacher.findLoss());
    return {
      ...{ teachers, seconds },
      save: toSpread(seen.saves),
      publish: toSpread(seen.publishes),
      picture: toSpread(seen.pictures),
      errors: seen.errors,
      busy,
      lost: losses.filter((loss) => loss !== null),
      megabytes: readPeakMemory(product.pid),
    };
  } finally {
    await product.stop();
  }
}

/** Reads the most memory that a process has had, in MB; 0 where the system does not say. */
function readPeakMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
