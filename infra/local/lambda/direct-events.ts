import { setTimeout as wait } from 'node:timers/promises';
import { DIRECT_EVENTS, EVENT_SOURCE } from '#shared/events/events.ts';
import type { Rule } from './event-bus.ts';
import type { Functions } from './functions.ts';

/** Lambda repeats an asynchronous call that fails, after one minute and after two more. */
const RETRY_AFTER_MS = [60_000, 120_000];

interface Options {
  readonly functions: Functions;
  /** How often an event is delivered: EventBridge promises once at least. */
  readonly deliveries: number;
  readonly retryAfterMs?: readonly number[];
}

/** Creates the rules that invoke a function at once, as Lambda's asynchronous invocation does. */
export function createDirectRules({ functions, deliveries, retryAfterMs = RETRY_AFTER_MS }: Options): {
  rules: Rule[];
  stop(): Promise<void>;
} {
  const running = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const start = (handler: string, event: string) => {
    const run = invokeWithRetries(
      () => functions.invoke(`events/${handler}`, JSON.parse(event)),
      retryAfterMs,
      signal,
    ).finally(() => running.delete(run));
    running.add(run);
  };
  return {
    rules: [...DIRECT_EVENTS].map(([handler, detailTypes]) => ({
      source: EVENT_SOURCE,
      detailTypes,
      deliver: (event: string) => {
        for (let times = 0; times < deliveries; times++) start(handler, event);
      },
    })),
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Invokes until a call succeeds or none is left, or until `signal` is aborted. Errors are logged. */
async function invokeWithRetries(
  invoke: () => Promise<unknown>,
  pauses: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      await invoke();
      return;
    } catch (error) {
      console.error(error);
    }
    if (pause === undefined) return;
    await wait(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
}
