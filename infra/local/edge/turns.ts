import { setImmediate, setTimeout } from 'node:timers/promises';
import { Semaphore } from 'es-toolkit';

/** The facts that decide whom a call waits for. */
interface Call {
  /** The bytes of its body. */
  readonly size: number;
  /** Anybody may ask for it in any number, as for a search. */
  readonly isShared: boolean;
  /** The id of the user who asks, or the address of somebody who is not signed in. */
  readonly caller: string;
}

/** Bytes whose parsing others would notice. */
const LARGE_BODY_BYTES = 256 * 1024;
const LARGE_AT_A_TIME = 2;
const SHARED_AT_A_TIME = 4;
/** A browser has six connections to one origin. */
const OF_A_CALLER_AT_A_TIME = 8;
/** The longest rest after a call that holds the process, in milliseconds. */
const LONGEST_REST_MS = 500;

type Run = <T>(call: Call, work: () => Promise<T>) => Promise<T>;

/**
 * Creates a function that runs calls, some of each kind at a time, because all functions share a process here: large bodies
 * wait for each other and rest in between, searches too, and all else waits for other calls of the same caller.
 */
export function createTurns(): Run {
  const [large, shared] = [new Semaphore(LARGE_AT_A_TIME), new Semaphore(SHARED_AT_A_TIME)];
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

/** The same for calls that hold the process: the next one comes after a rest as long as the call, which is everybody else's. */
async function takeHeavyTurn<T>(turns: Semaphore, work: () => Promise<T>): Promise<T> {
  await turns.acquire();
  await setImmediate();
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const rest = Math.min(performance.now() - begun, LONGEST_REST_MS);
    void setTimeout(rest, undefined, { ref: false }).then(() => turns.release());
  }
}
