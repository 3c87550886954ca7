import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { dynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { s3Images } from '../adapters/files/s3-images.ts';
import { clock, ids } from '../adapters/system.ts';
import { requestUpload } from '../domain/images/images.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { images: dynamoImages(), imageFiles: s3Images(), ids, quotas: dynamoQuotas(), clock };

export const handler = optionalRoute('requestUpload', ({ caller, headers, body }) =>
  requestUpload(ports, caller, headers['idempotency-key'], body),
);
