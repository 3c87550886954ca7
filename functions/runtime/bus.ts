import type { EventBridgeEvent } from 'aws-lambda';
import type * as z from 'zod/mini';
import { EVENTS, type EventName } from '#shared/events/events.ts';

type Detail<N extends EventName> = z.output<(typeof EVENTS)[N]['detail']>;

/**
 * Creates a handler for events that the bus delivers directly. The bus repeats an event whose handler throws.
 */
export function onBusEvent<N extends EventName>(
  names: readonly [N, ...N[]],
  answer: (detail: Detail<N>) => Promise<unknown>,
): (event: EventBridgeEvent<string, unknown>) => Promise<void> {
  return async (event) => {
    const name = names.find((known) => known === event['detail-type']);
    if (!name) throw new Error(`Nobody here answers ${event['detail-type']}`);
    // TypeScript does not follow the table through a name that is itself a type parameter.
    const schema = EVENTS[name].detail as unknown as z.ZodMiniType<Detail<N>>;
    await answer(schema.parse(event.detail));
  };
}
