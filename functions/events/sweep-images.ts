import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { clock } from '../adapters/system.ts';
import { sweepImages } from '../domain/images/sweep-images.ts';
import { logger } from '../process/logger.ts';

const ports = {
  documents: createDynamoDocuments(),
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  clock,
};

/** Runs once a day. */
export const handler = async (): Promise<void> => {
  const swept = await sweepImages(ports);
  if (swept.removed > 0) logger.info('swept images', { ...swept });
};
