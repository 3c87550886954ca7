import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { readDocument } from '../domain/documents/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments() };

export const handler = route('readDocument', ({ caller, params }) => readDocument(ports, caller, params.id));
