import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { dynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { s3Images } from '../adapters/files/s3-images.ts';
import { clock, ids } from '../adapters/system.ts';
import { copyDocument } from '../domain/documents/copy.ts';
import { route } from '../runtime/route.ts';

const ports = {
  documents: dynamoDocuments(),
  images: dynamoImages(),
  imageFiles: s3Images(),
  clock,
  ids,
  quotas: dynamoQuotas(),
};

export const handler = route('copyDocument', ({ caller, params, headers }) =>
  copyDocument(ports, caller, { id: params.id, key: headers['idempotency-key'] }),
);
