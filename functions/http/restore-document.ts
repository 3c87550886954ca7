import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { s3Files } from '../adapters/s3-files.ts';
import { restoreDocument } from '../domain/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: dynamoDocuments(), files: s3Files() };

export const handler = route('restoreDocument', ({ caller, params }) =>
  restoreDocument(ports, caller, params.id),
);
