import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Pace } from '#shared/events/events.ts';
import type { Message, Queues } from '../sqs/queues.ts';
import type { Functions } from './functions.ts';

/** The work that starts without a request: the render queue and the timers. */
export interface Schedule {
  /** Takes no more work and waits for running work to end. */
  stop(): Promise<void>;
}

interface Options {
  queues: Queues;
  functions: Functions;
  region: string;
  pace: Pace;
}

/** A handler that runs at intervals. */
interface Timer {
  handler: string;
  firstAfterMs: number;
  everyMs: number;
}

const SWEEPER = 'events/sweep-publishing';
const MINUTE_MS = 60 * 1000;
const PAUSE_AFTER_ERROR_MS = 1000;

const listTimers = ({ sweepEvery }: Pace): Timer[] => [
  { handler: SWEEPER, firstAfterMs: sweepEvery * 1000, everyMs: sweepEvery * 1000 },
  { handler: 'events/delete-account', firstAfterMs: MINUTE_MS, everyMs: MINUTE_MS },
  // Not at the start, which has more urgent work.
  {
    handler: 'events/sweep-images',
    firstAfterMs: 10 * MINUTE_MS,
    everyMs: 60 * MINUTE_MS,
  },
  { handler: 'events/copy-users', firstAfterMs: 15 * MINUTE_MS, everyMs: 24 * 60 * MINUTE_MS },
];

/** The answer of a function that names the messages which failed. */
const partialFailure = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** Starts the schedule. An error in one round is logged, and the next round comes all the same. */
export function startSchedule(options: Options): Schedule {
  const { functions, region, pace } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  // The data folder belongs to one product at a time: what rendered before this start has ended.
  const resumed = functions
    .invoke(SWEEPER, toScheduledEvent(region, { is_after_stop: true }))
    .catch((error) => console.error(error));
  const timers = listTimers(pace).map(({ handler, firstAfterMs, everyMs }) =>
    repeat(() => functions.invoke(handler, toScheduledEvent(region)), { firstAfterMs, everyMs, signal }),
  );
  // Nothing is rendered before, so that nobody is interrupted who has just begun.
  const poller = resumed.then(() =>
    repeat(() => renderNext(options, signal), { firstAfterMs: 0, everyMs: 0, signal }),
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...timers, poller]);
    },
  };
}

interface Interval {
  firstAfterMs: number;
  everyMs: number;
  signal: AbortSignal;
}

/** Runs `work` again and again, with a pause after each run, until `signal` is aborted. */
async function repeat(
  work: () => Promise<unknown>,
  { firstAfterMs, everyMs, signal }: Interval,
): Promise<void> {
  await pause(firstAfterMs, signal);
  while (!signal.aborted) {
    const pauseMs = await work().then(
      () => everyMs,
      (error) => {
        console.error(error);
        return Math.max(everyMs, PAUSE_AFTER_ERROR_MS);
      },
    );
    await pause(pauseMs, signal);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await wait(ms, undefined, { signal }).catch(() => undefined);
}

/**
 * Renders the next message. One that fails is not deleted: it is received again when its visibility timeout ends, and
 * after its last attempt it becomes a dead letter.
 */
async function renderNext({ queues, functions, region }: Options, signal: AbortSignal): Promise<void> {
  const messages = await queues.receive('render', { most: 1, waitSeconds: 20, signal });
  if (messages.length === 0) return;
  const event = toSqsEvent(messages, region);
  const failed = listFailedIds(await functions.invoke('events/render-document', event));
  for (const { id, receipt } of messages) if (!failed.has(id)) queues.delete('render', receipt);
}

function listFailedIds(outcome: unknown): Set<string> {
  const failure = partialFailure.safeParse(outcome);
  return new Set(
    failure.success ? failure.data.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) : [],
  );
}

function toSqsEvent(messages: readonly Message[], region: string) {
  return {
    Records: messages.map(({ id, receipt, body, receives, sentAt }) => ({
      messageId: id,
      receiptHandle: receipt,
      body,
      attributes: { ApproximateReceiveCount: String(receives), SentTimestamp: String(sentAt) },
      messageAttributes: {},
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:${region}:000000000000:render`,
      awsRegion: region,
    })),
  };
}

const toScheduledEvent = (region: string, detail: object = {}) => ({
  version: '0',
  'detail-type': 'Scheduled Event',
  source: 'aws.scheduler',
  time: new Date().toISOString(),
  region,
  resources: [],
  detail,
});
