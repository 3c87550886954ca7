import { type EventBus, Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { DIRECT_EVENTS, EVENT_SOURCE, type EVENTS } from '#shared/events/events.ts';
import type { Handler } from './handler.ts';

interface EventTargetProps {
  readonly bus: EventBus;
  readonly to: Handler;
  /** The handler's file in `functions/events`. */
  readonly handler: (typeof EVENTS)[keyof typeof EVENTS]['handler'];
}

/**
 * Adds a rule that sends a handler's events to its function. Lost events need no dead letters, because their sender
 * repeats them.
 */
export function addEventTarget(scope: Construct, id: string, { bus, to, handler }: EventTargetProps): void {
  new Rule(scope, id, {
    eventBus: bus,
    eventPattern: { source: [EVENT_SOURCE], detailType: DIRECT_EVENTS.get(handler) ?? [] },
    targets: [new LambdaFunction(to.live, { retryAttempts: 2 })],
  });
}

/**
 * Adds a rule that starts a function by a schedule. EventBridge starts a run once, because the next is the next try;
 * Lambda repeats a run that fails, twice, as it does for every call that nobody waits for.
 */
export function addTimer(
  scope: Construct,
  id: string,
  { to, at }: { readonly to: Handler; readonly at: Schedule },
): void {
  new Rule(scope, id, { schedule: at, targets: [new LambdaFunction(to.live, { retryAttempts: 0 })] });
}
