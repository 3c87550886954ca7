import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { eventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { clock } from '../adapters/system.ts';
import { sweepPublishing } from '../domain/sweep.ts';
import { logger } from '../runtime/observability.ts';

const ports = { documents: dynamoDocuments(), events: eventBridgeEvents(), clock };

/** Runs every minute. */
export const handler = async (): Promise<void> => {
  const swept = await sweepPublishing(ports);
  if (swept.requeued + swept.failed > 0) logger.warn('swept', { ...swept });
};
