import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { readRevision } from '../domain/documents/history.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments() };

export const handler = route('readRevision', ({ caller, params }) =>
  readRevision(ports, caller, params.id, params.revision),
);
