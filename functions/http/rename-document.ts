import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { dynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { clock, ids } from '../adapters/system.ts';
import { renameDocument } from '../domain/documents/save.ts';
import { route } from '../runtime/route.ts';
import { toWrite } from '../runtime/write.ts';

const ports = { documents: dynamoDocuments(), clock, ids, quotas: dynamoQuotas() };

export const handler = route('renameDocument', ({ caller, body, ...request }) =>
  renameDocument(ports, caller, toWrite(request), body.filename),
);
