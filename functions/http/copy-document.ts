import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { clock, ids } from '../adapters/system.ts';
import { copyDocument } from '../domain/documents/copy.ts';
import { route } from '../runtime/route.ts';

const ports = {
  documents: createDynamoDocuments(),
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  clock,
  ids,
  quotas: createDynamoQuotas(),
};

export const handler = route('copyDocument', ({ caller, params, headers }) =>
  copyDocument(ports, caller, { id: params.id, key: headers['idempotency-key'] }),
);
