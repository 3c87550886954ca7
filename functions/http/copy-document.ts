import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { clock, ids } from '../adapters/system.ts';
import { copyDocument } from '../domain/save.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: dynamoDocuments(), clock, ids };

export const handler = route('copyDocument', ({ caller, params, headers }) =>
  copyDocument(ports, caller, { id: params.id, key: headers['idempotency-key'] }),
);
