import { setImmediate, setTimeout } from 'node:timers/promises';
import { Semaphore } from 'es-toolkit';
import type { TakeTurn } from '#infra/local/edge/edge.ts';

/** Bytes whose parsing others would notice. */
const LARGE_BODY_BYTES = 256 * 1024;
/** A browser has six connections to one origin. */
const OF_A_CALLER_AT_A_TIME = 8;
/** The rest after a call that holds the process, in its own time: the other three quarters are everybody else's. */
const REST = 3;
const LONGEST_REST_MS = 1500;

/**
 * Creates a function that runs calls, some of each kind at a time, because all functions share a process here: large bodies
 * come one by one with a rest in between, searches too, and all else waits for other calls of the same caller.
 */
export function createTurns(): TakeTurn {
  const [large, shared] = [new Semaphore(1), new Semaphore(1)];
  const callers = new Map<string, { turns: Semaphore; calls: number }>();

  async function takeTurnOfCaller<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = callers.get(caller) ?? { turns: new Semaphore(OF_A_CALLER_AT_A_TIME), calls: 0 };
    callers.set(caller, own);
    own.calls += 1;
    try {
      return await takeTurn(own.turns, work);
    } finally {
      own.calls -= 1;
      if (own.calls === 0) callers.delete(caller);
    }
  }

  return ({ size, isShared, caller }, work) => {
    if (size > LARGE_BODY_BYTES) return takeHeavyTurn(large, work);
    if (isShared) return takeHeavyTurn(shared, work);
    return takeTurnOfCaller(caller, work);
  };
}

/** Runs some calls at a time, and everything else that waits before each. */
async function takeTurn<T>(turns: Semaphore, work: () => Promise<T>): Promise<T> {
  await turns.acquire();
  try {
    await setImmediate();
    return await work();
  } finally {
    turns.release();
  }
}

/** The same for calls that hold the process: the next one comes after a rest. Waiting for a file or a table holds nobody. */
async function takeHeavyTurn<T>(turns: Semaphore, work: () => Promise<T>): Promise<T> {
  await turns.acquire();
  await setImmediate();
  const begun = process.threadCpuUsage();
  try {
    return await work();
  } finally {
    const { user, system } = process.threadCpuUsage(begun);
    const rest = Math.min(((user + system) / 1000) * REST, LONGEST_REST_MS);
    void setTimeout(rest, undefined, { ref: false }).then(() => turns.release());
  }
}
