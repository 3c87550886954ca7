import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { listRevisions } from '../domain/documents/history.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments() };

export const handler = route('listRevisions', ({ caller, params, query }) =>
  listRevisions(ports, caller, params.id, query.next),
);
