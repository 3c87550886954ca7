import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { readDocument } from '../domain/documents/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: dynamoDocuments() };

export const handler = route('readDocument', ({ caller, params }) => readDocument(ports, caller, params.id));
