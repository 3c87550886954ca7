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
  OWNER_PATH,
  type Pace,
  QUEUED_EVENTS,
  RENDER_ATTEMPTS,
} from '#shared/events/events.ts';
import type { Alarms } from '../alarms.ts';

interface RenderQueueProps {
  readonly bus: EventBus;
  readonly alarms: Alarms;
  readonly pace: Pace;
}

/**
 * The way of an event to the renderer: rule → queue → function, with dead letters after three failures. An event that
 * never reaches the queue needs no dead letters, because the sweeper sends it again.
 */
export class RenderQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { bus, alarms, pace }: RenderQueueProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      ...ENCRYPTED,
      retentionPeriod: Duration.days(14),
    });
    this.queue = new Queue(this, 'Queue', {
      ...ENCRYPTED,
      visibilityTimeout: Duration.seconds(getRenderTimes(pace.renderTimeout).visibility),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: RENDER_ATTEMPTS },
    });
    new Rule(this, 'Asked', {
      eventBus: bus,
      eventPattern: { source: [EVENT_SOURCE], detailType: QUEUED_EVENTS },
      // A fair queue: whoever has much in work waits behind all others.
      targets: [new SqsQueue(this.queue, { messageGroupId: OWNER_PATH })],
    });
    addAlarms(this, { dead: this.deadLetters, queue: this.queue, alarms });
  }

  /**
   * Connects the renderer, one message at a time, so that a slow document delays no other. The queue delivers at most
   * as many messages as there are renderers: a message refused for want of one would count as received.
   */
  addRenderer(renderer: IFunction, renderers: number): void {
    renderer.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: 1,
        maxConcurrency: renderers,
        reportBatchItemFailures: true,
      }),
    );
  }
}

const ENCRYPTED = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

function addAlarms(scope: Construct, { dead, queue, alarms }: { dead: Queue; queue: Queue; alarms: Alarms }) {
  alarms.addAlarm(scope, 'Dead', {
    metric: dead.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
    threshold: 0,
    fault: 'A PDF failed three times, and nobody tries it again.',
    why: 'each dead letter is one person who waits for a PDF that never comes; a rate would hide them.',
    page: 'dead-letters',
  });
  alarms.addAlarm(scope, 'Late', {
    metric: queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: Duration.minutes(1) }),
    threshold: Duration.minutes(5).toSeconds(),
    periods: 3,
    fault: 'Somebody has waited for a PDF for more than five minutes.',
    why: 'a PDF takes seconds; three tries and a sweeper’s round take less than five minutes.',
    page: 'late-pdfs',
  });
}
