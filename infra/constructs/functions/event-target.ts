import { type EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { DIRECT_EVENTS, EVENT_SOURCE, type EVENTS } from '#shared/events/events.ts';
import type { Handler } from './handler.ts';

interface Answering {
  readonly bus: EventBus;
  readonly to: Handler;
  /** The file in `functions/events`. */
  readonly handler: (typeof EVENTS)[keyof typeof EVENTS]['handler'];
}

/** Hands the events of a handler to its function. One that is lost needs no dead letters: who sent it says it again. */
export function answering(scope: Construct, id: string, { bus, to, handler }: Answering): void {
  new Rule(scope, id, {
    eventBus: bus,
    eventPattern: { source: [EVENT_SOURCE], detailType: DIRECT_EVENTS.get(handler) ?? [] },
    targets: [new LambdaFunction(to.function, { retryAttempts: 2 })],
  });
}
