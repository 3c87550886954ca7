import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Pace } from '#shared/events/events.ts';
import type { Message, Queues } from '../sqs/queues.ts';
import { invoke, type LoadHandler } from './lambda.ts';

/** What runs by itself: the queue of renderings, and the sweepers. */
export interface Schedule {
  /** Takes no more work and waits for what is running. */
  stop(): Promise<void>;
}

interface Options {
  queues: Queues;
  load: LoadHandler;
  region: string;
  pace: Pace;
}

const SWEEP_TIMEOUT_S = 30;
const IMAGE_SWEEP_TIMEOUT_S = 600;
/** A start has better to do, and who tries the product for a while needs none. */
const FIRST_IMAGE_SWEEP_MS = 10 * 60 * 1000;
const IMAGE_SWEEP_EVERY_MS = 24 * 3600 * 1000;
const ERASE_EVERY_MS = 60 * 1000;
const ERASE_TIMEOUT_S = 600;
const PAUSE_AFTER_FAULT_MS = 1000;

/** What a function may answer to name the messages that it could not do. */
const partialFailure = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** Starts them. A fault in one round is logged, and the next round comes all the same. */
export function startSchedule(options: Options): Schedule {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = [
    renderLoop(options, signal),
    sweepLoop(options, signal),
    imageSweepLoop(options, signal),
    eraseLoop(options, signal),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function renderLoop({ queues, load, region, pace }: Options, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const messages = await queues.receive('render', { most: 1, waitSeconds: 20, signal });
      if (messages.length === 0) continue;
      const outcome = await invoke(
        load,
        'events/render-document',
        sqsEvent(messages, region),
        pace.renderTimeout,
      );
      const failed = failedIds(outcome);
      for (const { id, receipt } of messages) if (!failed.has(id)) queues.delete('render', receipt);
    } catch (error) {
      // Not deleted: the message comes back when its visibility ends, and at last goes to the dead letters.
      console.error(error);
      await pause(PAUSE_AFTER_FAULT_MS, signal);
    }
  }
}

async function sweepLoop({ load, region, pace }: Options, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await invoke(load, 'events/sweep-publishing', scheduledEvent(region), SWEEP_TIMEOUT_S);
    } catch (error) {
      console.error(error);
    }
    await pause(pace.sweepEvery * 1000, signal);
  }
}

async function imageSweepLoop({ load, region }: Options, signal: AbortSignal): Promise<void> {
  await pause(FIRST_IMAGE_SWEEP_MS, signal);
  while (!signal.aborted) {
    try {
      await invoke(load, 'events/sweep-images', scheduledEvent(region), IMAGE_SWEEP_TIMEOUT_S);
    } catch (error) {
      console.error(error);
    }
    await pause(IMAGE_SWEEP_EVERY_MS, signal);
  }
}

async function eraseLoop({ load, region }: Options, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(ERASE_EVERY_MS, signal);
    if (signal.aborted) return;
    try {
      await invoke(load, 'events/delete-account', scheduledEvent(region), ERASE_TIMEOUT_S);
    } catch (error) {
      console.error(error);
    }
  }
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

function failedIds(outcome: unknown): Set<string> {
  const failure = partialFailure.safeParse(outcome);
  return new Set(
    failure.success ? failure.data.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) : [],
  );
}

function sqsEvent(messages: readonly Message[], region: string) {
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

const scheduledEvent = (region: string) => ({
  version: '0',
  'detail-type': 'Scheduled Event',
  source: 'aws.scheduler',
  time: new Date().toISOString(),
  region,
  resources: [],
  detail: {},
});
