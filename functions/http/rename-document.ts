import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { clock, ids } from '../adapters/system.ts';
import { renameDocument } from '../domain/documents/save.ts';
import { route } from '../runtime/route.ts';
import { toWrite } from '../runtime/write.ts';

const ports = { documents: createDynamoDocuments(), clock, ids, quotas: createDynamoQuotas() };

export const handler = route('renameDocument', ({ caller, body, ...request }) =>
  renameDocument(ports, caller, toWrite(request), body.filename),
);
