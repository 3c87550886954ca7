import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo-images.ts';
import { dynamoQuotas } from '../adapters/dynamo-quotas.ts';
import { s3Images } from '../adapters/s3-images.ts';
import { clock, ids } from '../adapters/system.ts';
import { copyDocument } from '../domain/copy.ts';
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
