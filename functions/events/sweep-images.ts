import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { s3Images } from '../adapters/files/s3-images.ts';
import { clock } from '../adapters/system.ts';
import { sweepImages } from '../domain/images/sweep-images.ts';
import { logger } from '../process/logger.ts';

const ports = { documents: dynamoDocuments(), images: dynamoImages(), imageFiles: s3Images(), clock };

/** Runs once a day. */
export const handler = async (): Promise<void> => {
  const swept = await sweepImages(ports);
  if (swept.removed > 0) logger.info('swept images', { ...swept });
};
