import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { createS3Files } from '../adapters/files/s3-files.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { sweepGallery } from '../domain/gallery/gallery.ts';
import { sweepPublishing } from '../domain/publishing/sweep-publishing.ts';
import { sweepReplaced } from '../domain/publishing/sweep-replaced.ts';
import { readEnvironment } from '../process/environment.ts';
import { logger } from '../process/logger.ts';

const { SWEEP_EVERY_SECONDS } = readEnvironment('SWEEP_EVERY_SECONDS');
const ports = {
  documents: createDynamoDocuments(),
  events: createEventBridgeEvents(),
  files: createS3Files(),
  monitor,
  lostAfterSeconds: Number(SWEEP_EVERY_SECONDS),
  clock,
};

const scheduled = z.object({ detail: z.object({ is_after_stop: z._default(z.boolean(), false) }) });

/** Runs at the interval of the stage, and when the product starts on one machine. */
export const handler = async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
  const swept = await sweepPublishing(ports, scheduled.parse(event).detail.is_after_stop);
  const notified = await sweepGallery(ports);
  if (notified > 0) logger.warn('gallery notified again', { notified });
  const cleared = await sweepReplaced(ports);
  if (cleared > 0) logger.info('replaced files removed', { documents: cleared });
  if (swept.requeued + swept.failed > 0) logger.warn('swept', { ...swept });
};
