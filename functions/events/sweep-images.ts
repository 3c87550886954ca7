import type { Context } from 'aws-lambda';
import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoKeptItems } from '../adapters/dynamo/dynamo-kept-items.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { sweepImages } from '../domain/images/sweep-images.ts';
import { logger } from '../process/logger.ts';

const ports = {
  documents: createDynamoDocuments(),
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  keptItems: createDynamoKeptItems(),
  users: createDynamoUsers(),
  monitor,
  clock,
};

/** Time that the pictures of one more owner may take. */
const RESERVE_MS = 60_000;

/** Runs every hour, for as long as there is time. */
export const handler = async (_: unknown, context: Context): Promise<void> => {
  const swept = await sweepImages(ports, () => context.getRemainingTimeInMillis() > RESERVE_MS);
  if (swept.removed > 0) logger.info('swept images', { ...swept });
};
