import { createSeededRandom } from '#shared/shuffle.ts';
import { aFolder } from '../../support/a-folder.ts';
import { FAULTS } from '../support/fault-proxy.ts';
import type { Outcome, Trial, TrialOptions } from '../support/trial.ts';
import { KilledServer } from './killed-server.ts';
import { readMailedCode } from './mailed-code.ts';
import { Writer } from './writer.ts';

const WRITERS = 20;
const RATE = 0.15;
/** A server is killed once for this many other faults, at least once. */
const FAULTS_A_KILL = 100;
const KILLED = 'killed';

/** Counts of all faults that can happen, so that one which never did is seen. */
const createCounts = (): Record<string, number> =>
  Object.fromEntries([...FAULTS, 'disk full', KILLED].map((fault) => [fault, 0]));

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Has 20 writers save under faults until enough have happened, and compares what is stored with their journals. */
export const saves: Trial = {
  sizes: { whole: 2000, short: 60 },
  async run({ seed, faults: enough }: TrialOptions): Promise<Outcome> {
    const faults = createCounts();
    const tell = (fault: string) => {
      faults[fault] = (faults[fault] ?? 0) + 1;
    };
    const folder = aFolder();
    const server = new KilledServer({ folder, seed, rate: RATE, tell });
    try {
      const writers = Array.from({ length: WRITERS }, (_, index) => new Writer(server, `writer-${index}`));
      for (const writer of writers) await writer.enter((email) => readMailedCode(server, email));
      server.arm();
      const isOver = () => sum(faults) >= enough && Object.values(faults).every((count) => count > 0);
      const killing = killAgainAndAgain(server, { seed, faults, tell, isOver });
      await Promise.all(writers.map((writer) => saveUntil(writer, isOver)));
      await killing;
      const misses = (await Promise.all(writers.map((writer) => writer.compare()))).flat();
      const made = writers.reduce((total, { acknowledged }) => total + acknowledged.length, 0);
      return { faults, counts: { writers: WRITERS, saves: made }, misses };
    } finally {
      await server.stop();
    }
  },
};

async function saveUntil(writer: Writer, isOver: () => boolean): Promise<void> {
  while (!isOver()) await writer.save();
}

interface Killing {
  readonly seed: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly tell: (fault: string) => void;
  readonly isOver: () => boolean;
}

/** Kills the server after so many other faults, by a number that the seed chooses around `FAULTS_A_KILL`. */
async function killAgainAndAgain(
  server: KilledServer,
  { seed, faults, tell, isOver }: Killing,
): Promise<void> {
  const random = createSeededRandom(seed);
  let next = sum(faults) + random() * FAULTS_A_KILL * 0.4;
  while (!isOver()) {
    if (sum(faults) >= next) {
      tell(KILLED);
      await server.killAndRestart();
      next = sum(faults) + random() * FAULTS_A_KILL * 2;
    }
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
