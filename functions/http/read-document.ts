import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { readDocument } from '../domain/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: dynamoDocuments() };

export const handler = route('readDocument', ({ caller, params }) => readDocument(ports, caller, params.id));
