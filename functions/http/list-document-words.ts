import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { listDocumentWords } from '../domain/documents/document-words.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments() };

export const handler = route('listDocumentWords', ({ caller, query }) =>
  listDocumentWords(ports, caller, query.next),
);
