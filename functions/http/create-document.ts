import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { clock, ids } from '../adapters/system.ts';
import { createDocument } from '../domain/documents/save.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments(), clock, ids, quotas: createDynamoQuotas() };

export const handler = route('createDocument', ({ caller, headers, body }) =>
  createDocument(ports, caller, headers['idempotency-key'], body.document),
);
