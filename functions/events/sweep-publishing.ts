import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { sweepGallery } from '../domain/gallery/gallery.ts';
import { sweepPublishing } from '../domain/publishing/sweep-publishing.ts';
import { readEnvironment } from '../process/environment.ts';
import { logger } from '../process/logger.ts';

const { SWEEP_EVERY_SECONDS } = readEnvironment('SWEEP_EVERY_SECONDS');
const ports = {
  documents: createDynamoDocuments(),
  events: createEventBridgeEvents(),
  monitor,
  lostAfterSeconds: Number(SWEEP_EVERY_SECONDS),
  clock,
};

/** Runs at the interval of the stage. */
export const handler = async (): Promise<void> => {
  const swept = await sweepPublishing(ports);
  const notified = await sweepGallery(ports);
  if (notified > 0) logger.warn('gallery notified again', { notified });
  if (swept.requeued + swept.failed > 0) logger.warn('swept', { ...swept });
};
