import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { createS3Uploads } from '../adapters/files/s3-uploads.ts';
import { clock, ids } from '../adapters/system.ts';
import { requestUpload } from '../domain/images/images.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = {
  images: createDynamoImages(),
  uploads: createS3Uploads(),
  ids,
  quotas: createDynamoQuotas(),
  clock,
};

export const handler = optionalRoute('requestUpload', ({ caller, headers, body }) =>
  requestUpload(ports, caller, headers['idempotency-key'], body),
);
