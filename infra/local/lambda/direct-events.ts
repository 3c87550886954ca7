import { DIRECT_EVENTS, EVENT_SOURCE } from '#shared/events/events.ts';
import type { Rule } from './event-bus.ts';
import type { Functions } from './functions.ts';

/** Creates the rules that invoke a function at once, as Lambda's asynchronous invocation does. */
export function createDirectRules(functions: Functions): { rules: Rule[]; stop(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  const start = (handler: string, event: string) => {
    const run = functions
      .invoke(`events/${handler}`, JSON.parse(event))
      .catch(console.error)
      .finally(() => running.delete(run));
    running.add(run);
  };
  return {
    rules: [...DIRECT_EVENTS].map(([handler, detailTypes]) => ({
      source: EVENT_SOURCE,
      detailTypes,
      deliver: (event: string) => start(handler, event),
    })),
    async stop() {
      await Promise.all(running);
    },
  };
}
