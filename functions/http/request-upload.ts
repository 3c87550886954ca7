import { dynamoImages } from '../adapters/dynamo-images.ts';
import { dynamoQuotas } from '../adapters/dynamo-quotas.ts';
import { s3Images } from '../adapters/s3-images.ts';
import { clock, ids } from '../adapters/system.ts';
import { requestUpload } from '../domain/images.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { images: dynamoImages(), imageFiles: s3Images(), ids, quotas: dynamoQuotas(), clock };

export const handler = optionalRoute('requestUpload', ({ caller, headers, body }) =>
  requestUpload(ports, caller, headers['idempotency-key'], body),
);
