import { Duration } from 'aws-cdk-lib';
import { type EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import {
  EVENT_SOURCE,
  getRenderTimes,
  type Pace,
  QUEUED_EVENTS,
  RENDER_ATTEMPTS,
} from '#shared/events/events.ts';
import type { Alarms } from '../alarms.ts';

interface RenderingProps {
  readonly bus: EventBus;
  readonly alarms: Alarms;
  readonly pace: Pace;
}

/**
 * From the bus to the renderer: rule → queue → function, and the dead letters of what failed three times.
 * An event that never reaches the queue needs no dead letters of its own, as the sweeper sends it again.
 */
export class Rendering extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { bus, alarms, pace }: RenderingProps) {
    super(scope, id);
    const dead = new Queue(this, 'DeadLetters', {
      ...KEPT_SAFE,
      retentionPeriod: Duration.days(14),
    });
    this.queue = new Queue(this, 'Queue', {
      ...KEPT_SAFE,
      visibilityTimeout: Duration.seconds(getRenderTimes(pace.renderTimeout).visibility),
      deadLetterQueue: { queue: dead, maxReceiveCount: RENDER_ATTEMPTS },
    });
    new Rule(this, 'Asked', {
      eventBus: bus,
      eventPattern: { source: [EVENT_SOURCE], detailType: QUEUED_EVENTS },
      targets: [new SqsQueue(this.queue)],
    });
    watch(this, { dead, queue: this.queue, alarms });
  }

  /**
   * One message at a time, so that a slow document holds up no other. The queue offers no more than there
   * are renderers: a message that was refused for want of one would count as received.
   */
  feed(renderer: IFunction, renderers: number): void {
    renderer.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: 1,
        maxConcurrency: renderers,
        reportBatchItemFailures: true,
      }),
    );
  }
}

const KEPT_SAFE = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

function watch(scope: Construct, { dead, queue, alarms }: { dead: Queue; queue: Queue; alarms: Alarms }) {
  alarms.ring(scope, 'Dead', {
    metric: dead.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
    over: 0,
    says: 'A PDF failed three times. Mend the cause, then: npm run redrive',
  });
  alarms.ring(scope, 'Late', {
    metric: queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: Duration.minutes(1) }),
    over: Duration.minutes(5).toSeconds(),
    periods: 3,
    says: 'Somebody has waited for a PDF for more than five minutes.',
  });
}
