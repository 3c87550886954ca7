import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo-images.ts';
import { s3Images } from '../adapters/s3-images.ts';
import { clock } from '../adapters/system.ts';
import { sweepImages } from '../domain/sweep-images.ts';
import { logger } from '../runtime/observability.ts';

const ports = { documents: dynamoDocuments(), images: dynamoImages(), imageFiles: s3Images(), clock };

/** Runs every day. */
export const handler = async (): Promise<void> => {
  const swept = await sweepImages(ports);
  if (swept.removed > 0) logger.info('swept images', { ...swept });
};
