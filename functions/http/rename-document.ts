import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { dynamoQuotas } from '../adapters/dynamo-quotas.ts';
import { clock, ids } from '../adapters/system.ts';
import { renameDocument } from '../domain/save.ts';
import { route } from '../runtime/route.ts';
import { writeOf } from '../runtime/write.ts';

const ports = { documents: dynamoDocuments(), clock, ids, quotas: dynamoQuotas() };

export const handler = route('renameDocument', ({ caller, body, ...request }) =>
  renameDocument(ports, caller, writeOf(request), body.filename),
);
